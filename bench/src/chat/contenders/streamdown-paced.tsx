import "./streamdown.css";
import { Streamdown } from "streamdown";
import { usePacedStore } from "../../../../packages/ui/src/hooks/use-paced-store.ts";
import { type AnswerProps, answersIn } from "../mount-react.tsx";

/** Streamdown at our pace: what of a difference is how often is drawn, and what is how. */
function Answer({ text, streaming }: AnswerProps) {
  return <Streamdown isAnimating={streaming}>{text}</Streamdown>;
}

export const contender = answersIn(Answer, (text, chunk) => text + chunk, usePacedStore);
