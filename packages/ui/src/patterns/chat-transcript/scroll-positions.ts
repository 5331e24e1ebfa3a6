import type { Anchor } from "./anchor.ts";

/** How many conversations keep their position. */
const maxPositions = 50;

/** Remembers the scroll position of conversations that were left. */
export function createScrollPositions() {
  const positions = new Map<string, Anchor | null>();
  return {
    /** `anchor` is null if the end was being followed. */
    leave(conversation: string | null, anchor: Anchor | null) {
      if (conversation === null) return;
      positions.delete(conversation);
      positions.set(conversation, anchor && { id: anchor.id, top: anchor.top });
      const oldest = positions.keys().next().value;
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    },
    of: (conversation: string | null) =>
      conversation === null ? null : (positions.get(conversation) ?? null),
  };
}
