/** What people and programs write into a cell without a value. Only among numbers and dates does it mean that. */
const WORDS: ReadonlySet<string> = new Set(
  "n/a na n.a. #n/a #na k.a. nan null #null! none nil - -- – — ? #div/0! #value! #ref! #name? #num! (null) (none) (blank) <null>".split(
    " ",
  ),
);
const MAX_WORD_LENGTH = 12;
/** How a spreadsheet shows nothing in a column of money: `$ -`. */
const MONEY_DASH = /^(?:[\p{Sc}]\s*[-–—]|[-–—]\s*[\p{Sc}])$/u;

/** Whether a text, without blanks around it, stands for an empty cell in a column of numbers or dates. */
export const isEmptyWord = (text: string): boolean =>
  text.length <= MAX_WORD_LENGTH && (WORDS.has(text.toLowerCase()) || MONEY_DASH.test(text));
