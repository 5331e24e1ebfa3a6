import type { RunEvent } from "./events.ts";

/** What one reader may leave unread here. It reads the rest from the log once it goes on. */
const MAX_EVENTS = 256;
const MAX_CHARACTERS = 64_000;

/** Events of a run that one reader has not taken yet. */
export type EventBuffer = {
  /** Adds events in their order, as many as there is room for; the first always fits into an empty buffer. @returns whether all did */
  push(events: readonly RunEvent[]): boolean;
  /** Puts events of the log before those that wait, as many of all as there is room for. @returns whether all did */
  putFirst(events: readonly RunEvent[]): boolean;
  shift(): RunEvent | undefined;
  /** Characters of the texts that wait. */
  size(): number;
};

/** An empty buffer, whose reader costs little memory however long it reads nothing. */
export function createEventBuffer(): EventBuffer {
  let waiting: RunEvent[] = [];
  let size = 0;

  function push(events: readonly RunEvent[]): boolean {
    for (const event of events) {
      const more = sizeOf(event);
      const hasRoom = waiting.length < MAX_EVENTS && size + more <= MAX_CHARACTERS;
      if (!hasRoom && waiting.length > 0) return false;
      waiting.push(event);
      size += more;
    }
    return true;
  }

  return {
    push,
    putFirst(events) {
      const later = waiting;
      waiting = [];
      size = 0;
      return push(events) && push(later);
    },
    shift() {
      const event = waiting.shift();
      if (event) size -= sizeOf(event);
      return event;
    },
    size: () => size,
  };
}

const sizeOf = (event: RunEvent): number =>
  Object.values(event).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? value : JSON.stringify(value ?? 0)).length,
    0,
  );
