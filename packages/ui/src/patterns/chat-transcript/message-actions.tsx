import { clsx } from "clsx";
import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { answerMarkdown, type Copied, messageMarkdown } from "./markdown.logic.ts";
import { answerHtml } from "../markdown/answer-html.ts";
import { withoutEscapes } from "../markdown/without-escapes.ts";
import type { Unit } from "./units.logic.ts";

const formats = { plain: withoutEscapes, html: answerHtml };

export type MessageActionsProps = {
  message: Unit;
  /** What is copied: it alone, or the answer that it ends. */
  copied: Copied;
  /** Time of the message; null if unknown. */
  time: string | null;
  /** The conversation that it is part of, and its index there. */
  conversation: () => readonly Unit[];
  index: number;
  /** In the tab order. Otherwise each message would add tab stops on the way to the prompt. */
  reachable: boolean;
};

/** Time of a message and its actions, in the row that is kept free for them. Shown on hover, focus and touch screens. */
export function MessageActions(props: MessageActionsProps) {
  const { message, copied, time, conversation, index, reachable } = props;
  const words = useWords(transcriptWords);
  const label = copied === "answer" ? words.copyAnswer : words.copyMessage;
  return (
    <div
      className={clsx(
        "flex items-center gap-1 text-12 text-subtle opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-100",
        copied === "message" && "flex-row-reverse",
      )}
    >
      <CopyButton
        formats={copied === "answer" ? formats : undefined}
        label={label}
        size="xs"
        tabIndex={reachable ? 0 : -1}
        text={() =>
          copied === "answer" ? answerMarkdown(conversation(), index) : messageMarkdown(message)
        }
        title={label}
      />
      {time !== null && message.at !== undefined ? (
        <time className="nums" dateTime={new Date(message.at).toISOString()}>
          {time}
        </time>
      ) : null}
    </div>
  );
}
