import { CopyButton } from "../../components/copy-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";

export type MessageActionsProps = {
  /** When it was said, for machines and for people; null where it is not known. */
  said: { at: number; time: string } | null;
  /** The message itself; null where there is nothing to copy. */
  copy: (() => string) | null;
  /** The answer that it ends; null where it is all of the answer. */
  copyAnswer: (() => string) | null;
  /** Within reach of the Tab key: else each message would be a stop on the way to the prompt. */
  reachable: boolean;
};

/**
 * When a message was said, and what can be done with it. Shown under the pointer and with the focus, above the upper edge
 * of the message and in view as long as any of it is; takes no room.
 */
export function MessageActions({ said, copy, copyAnswer, reachable }: MessageActionsProps) {
  const words = useWords(transcriptWords);
  const tabIndex = reachable ? 0 : -1;
  return (
    <div
      className="pointer-events-none sticky top-8 z-sticky flex h-0 items-end justify-end"
      data-slot="message-actions"
    >
      <div className="floating flex h-control-sm translate-y-1 items-center gap-1 rounded-6 px-0.5 text-12 text-subtle opacity-0 shadow-2 group-focus-within/message:pointer-events-auto group-focus-within/message:opacity-100 group-hover/message:pointer-events-auto group-hover/message:opacity-100">
        {said ? (
          <time className="nums px-1.5" dateTime={new Date(said.at).toISOString()}>
            {said.time}
          </time>
        ) : null}
        {copy ? (
          <CopyButton
            label={words.copyMessage}
            size="xs"
            tabIndex={tabIndex}
            text={copy}
            title={words.copyMessage}
          />
        ) : null}
        {copyAnswer ? (
          <>
            <span aria-hidden className="ps-1">
              {words.wholeAnswer}
            </span>
            <CopyButton
              label={words.copyAnswer}
              size="xs"
              tabIndex={tabIndex}
              text={copyAnswer}
              title={words.copyAnswer}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
