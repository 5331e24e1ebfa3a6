import { Fragment, type ReactNode } from "react";

/** Stands for a value while the words around it are put in order; no text holds these characters. */
const firstMark = 0xe000;

/**
 * A sentence whose values are elements: wherever a language puts them, there they stand.
 * @param say gets one text for each value
 * @param words draws what stands between the values
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
