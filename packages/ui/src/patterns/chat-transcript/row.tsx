import { clsx } from "clsx";
import { memo, useDeferredValue, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { Day } from "./day.tsx";
import type { Copied } from "./markdown.logic.ts";
import { Message, type MessageProps } from "./message.tsx";
import type { MessageActions } from "./message-actions.tsx";
import type { Unit } from "./units.logic.ts";
import type { Viewport } from "./viewport.ts";

export type RowProps = Omit<MessageProps, "message"> & {
  message: Unit;
  product: string;
  /** Space above it. */
  gap: keyof typeof gaps;
  /** The day that begins with it. */
  day: string | null;
  /** Time of the message. */
  time: string | null;
  /** Position in the whole conversation, counted from 1, and its length: a reader cannot count what is not mounted. */
  position: number;
  total: number;
  /** The conversation that it is part of. */
  conversation: () => readonly Unit[];
  /** What its actions copy; null for a message without. */
  copied: Copied | null;
  /** Its actions; null until they are loaded. */
  Actions: typeof MessageActions | null;
  /** Ref of the row: its height is observed. */
  attach: Viewport["row"];
};

/** None for the first and under the row of actions, which is a space of its own; more above a question. */
const gaps = { none: undefined, tiny: "pt-2", small: "pt-3", large: "pt-5" };

/** One message of the list. */
export const Row = memo(function Row(props: RowProps) {
  const { message, product, gap, day, time, position, total, conversation, attach } = props;
  const { copied, Actions, growing, now, onRetry } = props;
  const [reached, setReached] = useState(false);
  // Rendered when there is time, because it is not visible at first: a scroll waits for the message alone.
  const complete = useDeferredValue(true, false);
  const { you, entryKinds } = useWords(transcriptWords);
  const names = { ...entryKinds, user: you, assistant: product, unknown: product };
  return (
    <div
      ref={attach}
      className={clsx("min-w-0", gaps[gap])}
      data-message-id={message.id}
      onBlur={() => setReached(false)}
      onFocus={() => setReached(true)}
    >
      {day === null ? null : <Day name={day} />}
      <article
        aria-label={names[message.kind]}
        aria-posinset={position}
        aria-setsize={total}
        className="group/message flex min-w-0 flex-col rounded-4 outline-offset-4"
        data-slot="message"
        tabIndex={-1}
      >
        <Message growing={growing} message={message} now={now} onRetry={onRetry} />
        {copied === null ? null : (
          // Its height is there before the actions are: they cover no text, and nothing moves when they show.
          <div
            className={clsx(
              "mt-1 flex h-control-xs shrink-0 pointer-coarse:mt-0",
              copied === "message"
                ? "-me-1 self-end pointer-coarse:-me-3.5"
                : "-ms-1 pointer-coarse:-ms-3.5",
            )}
            data-slot="message-actions"
          >
            {Actions && complete ? (
              <Actions
                conversation={conversation}
                copied={copied}
                index={position - 1}
                message={message}
                reachable={reached}
                time={time}
              />
            ) : null}
          </div>
        )}
      </article>
    </div>
  );
});
