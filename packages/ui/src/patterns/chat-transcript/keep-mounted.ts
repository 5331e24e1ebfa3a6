import { messageIdOf } from "./anchor.ts";
import type { Unit } from "./units.logic.ts";
import type { Viewport } from "./viewport.ts";

/** Messages between the two ends of a selection that stay mounted, so that copying it copies all of it. */
const maxSelected = 200;
/** Messages that stay mounted because something in them was expanded. */
const maxExpanded = 10;
/** How far from the end a streaming message can be. */
const streamingWithin = 5;

/**
 * The messages that stay mounted wherever the view is: the focused one, those of a selection, those with something
 * expanded, and the one that is streaming.
 */
export function createKeepMounted(view: Pick<Viewport, "layout" | "rows">) {
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
    /** Something in this message is about to be expanded or collapsed. */
    open: (node: Node) => {
      const id = messageIdOf(node);
      if (id === null) return;
      for (const other of opened) if (!isOpen(other)) opened.delete(other);
      opened.delete(id);
      opened.add(id);
      const [oldest] = opened;
      if (opened.size > maxExpanded && oldest !== undefined) opened.delete(oldest);
    },
    /** Their indexes in the list. */
    indexes(messages: readonly Unit[]): number[] {
      const indexes = [focused, ...opened].map((id) =>
        id === null ? -1 : view.layout.indexOf(id),
      );
      const [first = -1, last = -1] = (selected ?? [])
        .map((id) => (id === null ? -1 : view.layout.indexOf(id)))
        .sort((a, b) => a - b);
      if (last - first < maxSelected && first >= 0) {
        for (let index = first; index < last; index += 1) indexes.push(index);
      }
      indexes.push(first, last);
      for (
        let index = Math.max(0, messages.length - streamingWithin);
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
