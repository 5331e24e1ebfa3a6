import { Fragment } from "react";
import { useReadingWords } from "./use-reading-words.ts";

/** What stands in a text for a letter that its encoding does not have. Not every font has it, so a question mark is shown. */
const WRONG = "\uFFFD";

/** A text whose wrong letters are marked: an encoding that does not fit is seen by them. */
export function MarkedLetters({ text }: { text: string }) {
  const { words } = useReadingWords();
  if (!text.includes(WRONG)) return text;
  return text.split(WRONG).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          <span aria-hidden className="bg-danger-subtle font-semibold text-danger underline">
            ?
          </span>
          <span className="sr-only"> {words.wrongLetter} </span>
        </>
      )}
      {part}
    </Fragment>
  ));
}
