import "./streamdown.css";
import { code } from "@streamdown/code";
import { Streamdown } from "streamdown";
import { type AnswerProps, answersOf } from "../mount-react.tsx";

const plugins = { code };

/** Streamdown with the plugin that colours code, as ours does. */
function Answer({ text, streaming }: AnswerProps) {
  return (
    <Streamdown isAnimating={streaming} plugins={plugins}>
      {text}
    </Streamdown>
  );
}

export const contender = answersOf(Answer);
