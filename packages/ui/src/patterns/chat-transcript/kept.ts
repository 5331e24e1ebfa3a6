import { messageIdOf } from "./anchor.ts";
import type { Unit } from "./units.logic.ts";
import type { TranscriptView } from "./view.ts";

/** Messages between the two ends of a selection that stay drawn, so that copying it copies all of it. */
const mostSelected = 200;
/** Messages that stay drawn because something in them was opened. */
const mostOpened = 10;
/** How far from the end a message that is being written can stand. */
const writtenWithin = 5;

/**
 * The messages that stay drawn wherever the view is: the one with the focus, those of a selection, those in which
 * something was opened, and the one that is being written.
 */
export function createKept(view: Pick<TranscriptView, "layout" | "rows">) {
  let focused: string | null = null;
  let selected: [string | null, string | null] | null = null;
  const opened = new Set<string>();

  const isOpen = (id: string) =>
    view.rows.get(id)?.querySelector('[aria-expanded="true"]') !== null;

  return {
    focus: (node: Node | null) => {
      focused = messageIdOf(node);
    },
    select: (selection: Selection | null) => {
      selected = selection && [messageIdOf(selection.anchorNode), messageIdOf(selection.focusNode)];
    },
    /** Something in this message is about to be opened or closed. */
    open: (node: Node) => {
      const id = messageIdOf(node);
      if (id === null) return;
      for (const other of opened) if (!isOpen(other)) opened.delete(other);
      opened.delete(id);
      opened.add(id);
      const [oldest] = opened;
      if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
    },
    /** Their places in the list. */
    indexes(messages: readonly Unit[]): number[] {
      const indexes = [focused, ...opened].map((id) =>
        id === null ? -1 : view.layout.indexOf(id),
      );
      const [first = -1, last = -1] = (selected ?? [])
        .map((id) => (id === null ? -1 : view.layout.indexOf(id)))
        .sort((a, b) => a - b);
      if (last - first < mostSelected && first >= 0) {
        for (let index = first; index < last; index += 1) indexes.push(index);
      }
      indexes.push(first, last);
      for (
        let index = Math.max(0, messages.length - writtenWithin);
        index < messages.length;
        index += 1
      ) {
        const message = messages[index];
        if (message?.kind === "assistant" && message.streaming) indexes.push(index);
      }
      return indexes;
    },
  };
}
