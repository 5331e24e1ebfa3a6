import { Fragment, type ReactNode } from "react";

/** Placeholder of a value while the sentence is built; private-use characters, which no text contains. */
const firstMark = 0xe000;

/**
 * A sentence whose values are elements, in the word order of each language.
 * @param say receives one placeholder per value
 * @param words renders the text between the values
 */
export function sentenceWith(
  say: (...values: string[]) => string,
  values: readonly ReactNode[],
  words: (text: string) => ReactNode = (text) => text,
): ReactNode {
  const sentence = say(...values.map((_, index) => String.fromCharCode(firstMark + index)));
  return sentence
    .split(/([\uE000-\uE00F])/)
    .filter((piece) => piece !== "")
    .map((piece, index) => {
      const value = piece.charCodeAt(0) - firstMark;
      return <Fragment key={index}>{value in values ? values[value] : words(piece)}</Fragment>;
    });
}
