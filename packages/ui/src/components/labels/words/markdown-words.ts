import { image, type SharedWords } from "./shared-words.ts";

/** What a text of the agent says beside its own words. */
export interface MarkdownWords extends Pick<SharedWords, "image"> {
  /** Marks of a list of tasks. */
  taskDone: string;
  taskOpen: string;
  copyCode: string;
  code: string;
  /** `language` is the word behind the fence. */
  codeIn: (language: string) => string;
  table: string;
  /** Follows what an image that is not loaded says about itself. */
  imageFrom: (host: string) => string;
  /** The notes below a text. */
  footnotes: string;
  /** A mark in the text, which leads to its note. */
  footnote: (number: number) => string;
  /** Leads from a note to its mark. */
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
