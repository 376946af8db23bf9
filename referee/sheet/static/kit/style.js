/** The look of the parts that entries of several families are made of, there before a screen that shows them. */
import { styled } from "../parts/added.js";
import "../parts/later-style.js";

await styled("kit.css");
