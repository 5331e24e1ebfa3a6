import { image } from "./shared-words.ts";

/** Words of a rendered answer beside its own text. */
export const markdownWords = {
  image,
  /** Marks of a list of tasks. */
  taskDone: "Done",
  taskOpen: "Not done",
  copyCode: "Copy code",
  code: "Code",
  /** `language` is the info string of the fence. */
  codeIn: (language: string) => `Code, ${language}`,
  table: "Table",
  /** Follows the text of an image that is not loaded. */
  imageFrom: (host: string) => `from ${host}`,
  /** The notes below a text. */
  footnotes: "Footnotes",
  /** A reference in the text, which links to its note. */
  footnote: (number: number) => `Footnote ${number}`,
  /** Links from a note back to its reference. */
  backToText: (number: number) => `Back to the text of footnote ${number}`,
};

export type MarkdownWords = typeof markdownWords;
