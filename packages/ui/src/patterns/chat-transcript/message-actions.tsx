import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { answerMarkdown, endsAnswer, messageMarkdown } from "./markdown.logic.ts";
import type { Unit } from "./units.logic.ts";

export type MessageActionsProps = {
  message: Unit;
  /** Time of the message; null if unknown. */
  time: string | null;
  /** The conversation that it is part of, and its index there. */
  conversation: () => readonly Unit[];
  index: number;
  /** In the tab order. Otherwise each message would add tab stops on the way to the prompt. */
  reachable: boolean;
};

/**
 * Time of a message and its actions. Shown on hover and focus, above the upper edge of the message, and in view as long
 * as any of it is; takes no space.
 */
export function MessageActions(props: MessageActionsProps) {
  const { message, time, conversation, index, reachable } = props;
  const words = useWords(transcriptWords);
  const tabIndex = reachable ? 0 : -1;
  return (
    <div
      className="pointer-events-none sticky top-8 z-sticky flex h-0 items-end justify-end"
      data-slot="message-actions"
    >
      <div className="floating flex h-control-sm translate-y-1 items-center gap-1 rounded-6 px-0.5 text-12 text-subtle opacity-0 shadow-2 group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100 group-hover/message:pointer-events-auto group-hover/message:opacity-100">
        {time !== null && message.at !== undefined ? (
          <time className="nums px-1.5" dateTime={new Date(message.at).toISOString()}>
            {time}
          </time>
        ) : null}
        {message.kind === "malformed" ? null : (
          <CopyButton
            label={words.copyMessage}
            size="xs"
            tabIndex={tabIndex}
            text={() => messageMarkdown(message)}
            title={words.copyMessage}
          />
        )}
        {endsAnswer(conversation(), index) ? (
          <>
            <span aria-hidden className="ps-1">
              {words.joinChunks}
            </span>
            <CopyButton
              label={words.copyAnswer}
              size="xs"
              tabIndex={tabIndex}
              text={() => answerMarkdown(conversation(), index)}
              title={words.copyAnswer}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
