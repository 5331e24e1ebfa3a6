import type { PageReader } from "./page-text.ts";

/**
 * Takes text as it is.
 * @param longest characters that are wanted
 */
export function createPlainReader(longest: number): PageReader {
  let text = "";
  return {
    write(piece) {
      text += piece;
      return text.length <= longest;
    },
    end: () => ({
      title: "",
      text: text.slice(0, longest).toWellFormed(),
      truncated: text.length > longest,
    }),
  };
}
