import type { Anchor } from "./anchor.ts";

/** Places kept for conversations that were left. */
const keptPlaces = 50;

/** Remembers where conversations were left. */
export function createPlaces() {
  const places = new Map<string, Anchor | null>();
  return {
    /** `anchor` is null where the end was followed. */
    leave(conversation: string | null, anchor: Anchor | null) {
      if (conversation === null) return;
      places.delete(conversation);
      places.set(conversation, anchor && { id: anchor.id, top: anchor.top });
      const oldest = places.keys().next().value;
      if (places.size > keptPlaces && oldest !== undefined) places.delete(oldest);
    },
    of: (conversation: string | null) =>
      conversation === null ? null : (places.get(conversation) ?? null),
  };
}
