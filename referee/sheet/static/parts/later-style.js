/** The styles of screens that are not the first, which are loaded with them. */
import { styled } from "./added.js";

await styled("later.css");
