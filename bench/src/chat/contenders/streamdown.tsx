import "./streamdown.css";
import { Streamdown } from "streamdown";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

/** Streamdown in its streaming mode, without plugins: no contender highlights code, draws diagrams or fades words in. */
function Answer({ text, streaming }: AnswerProps) {
  return <Streamdown isAnimating={streaming}>{text}</Streamdown>;
}

export const contender = answersOf(Answer);
