/** English: the parts that entries of several families are made of. */
export default {
  "kit.less": "{label}: one less",
  "kit.more": "{label}: one more",
  "kit.erase": "Take back the last one",
  "kit.next": "Next",
  "kit.nobody": "nobody",
  "kit.suit": "Suit",
  "kit.remove": "Remove: {text}",
};
