import { clsx } from "clsx";
import { memo } from "react";
import { useWords } from "../../components/labels/use-words.ts";
import { transcriptWords } from "../../components/labels/words/transcript-words.ts";
import { Message } from "./message.tsx";
import type { TranscriptMessage } from "./types.ts";
import type { TranscriptView } from "./view.ts";

export type RowProps = {
  message: TranscriptMessage;
  product: string;
  /** Room above it: none for the first, more around a question. */
  gap: "none" | "small" | "large";
  /** Place in the whole conversation, counted from 1, and its length: a reader cannot count what is not drawn. */
  position: number;
  total: number;
  /** Ref of the row: its height is watched. */
  attach: TranscriptView["row"];
};

const gaps = { none: undefined, small: "pt-3", large: "pt-5" };

/** One message in its place. */
export const Row = memo(function Row({ message, product, gap, position, total, attach }: RowProps) {
  const { you, entries } = useWords(transcriptWords);
  const names = { ...entries, user: you, assistant: product, unknown: product };
  return (
    <div ref={attach} className={clsx("min-w-0", gaps[gap])} data-message-id={message.id}>
      <article
        aria-label={names[message.kind]}
        aria-posinset={position}
        aria-setsize={total}
        className="flex min-w-0 flex-col rounded-4 outline-offset-4"
        data-slot="message"
        tabIndex={-1}
      >
        <Message message={message} />
      </article>
    </div>
  );
});
