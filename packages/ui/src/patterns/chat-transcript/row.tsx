import { clsx } from "clsx";
import { memo, useState } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { Day } from "./day.tsx";
import { messageMarkdown } from "./markdown.logic.ts";
import { Message } from "./message.tsx";
import { MessageActions } from "./message-actions.tsx";
import type { TranscriptMessage } from "./types.ts";
import type { TranscriptView } from "./view.ts";

export type RowProps = {
  message: TranscriptMessage;
  product: string;
  /** Room above it: none for the first, more around a question. */
  gap: "none" | "small" | "large";
  /** The day that begins with it. */
  day: string | null;
  /** The hour at which it was said. */
  time: string | null;
  /** Place in the whole conversation, counted from 1, and its length: a reader cannot count what is not drawn. */
  position: number;
  total: number;
  /** It ends an answer of several parts, all of which this copies. */
  copyAnswer: ((id: string) => string) | null;
  /** Ref of the row: its height is watched. */
  attach: TranscriptView["row"];
};

const gaps = { none: undefined, small: "pt-3", large: "pt-5" };

/** One message in its place. */
export const Row = memo(function Row(props: RowProps) {
  const { message, product, gap, day, time, position, total, copyAnswer, attach } = props;
  const { id, at } = message;
  const [reached, setReached] = useState(false);
  const { you, entryKinds } = useWords(transcriptWords);
  const names = { ...entryKinds, user: you, assistant: product, unknown: product };
  const silent = message.kind === "malformed";
  return (
    <div
      ref={attach}
      className={clsx("min-w-0", gaps[gap])}
      data-message-id={id}
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
        <MessageActions
          copy={silent ? null : () => messageMarkdown(message)}
          copyAnswer={copyAnswer && (() => copyAnswer(id))}
          reachable={reached}
          said={time === null || at === undefined ? null : { at, time }}
        />
        <Message message={message} />
      </article>
    </div>
  );
});
