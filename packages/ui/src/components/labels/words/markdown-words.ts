import { image, type SharedWords } from "./shared-words.ts";

/** Words of a rendered answer beside its own text. */
export interface MarkdownWords extends Pick<SharedWords, "image"> {
  /** Marks of a list of tasks. */
  taskDone: string;
  taskOpen: string;
  copyCode: string;
  code: string;
  /** `language` is the info string of the fence. */
  codeIn: (language: string) => string;
  table: string;
  /** Follows the text of an image that is not loaded. */
  imageFrom: (host: string) => string;
  /** The notes below a text. */
  footnotes: string;
  /** A reference in the text, which links to its note. */
  footnote: (number: number) => string;
  /** Links from a note back to its reference. */
  backToText: (number: number) => string;
}

export const markdownWords: MarkdownWords = {
  image,
  taskDone: "Done",
  taskOpen: "Not done",
  copyCode: "Copy code",
  code: "Code",
  codeIn: (language) => `Code, ${language}`,
  table: "Table",
  imageFrom: (host) => `from ${host}`,
  footnotes: "Footnotes",
  footnote: (number) => `Footnote ${number}`,
  backToText: (number) => `Back to the text of footnote ${number}`,
};
