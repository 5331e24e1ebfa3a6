import type { RunEvent } from "./events.ts";

/** What one reader may leave unread here. It reads the rest from the log once it goes on. */
const MAX_EVENTS = 256;
const MAX_CHARACTERS = 64_000;

/** Events of a run that one reader has not taken yet. */
export type EventBuffer = {
  /** @returns false when they are too many to keep; then all that waited are dropped as well */
  push(events: readonly RunEvent[]): boolean;
  shift(): RunEvent | undefined;
  /** Characters of the texts that wait. */
  size(): number;
};

/** An empty buffer, whose reader costs little memory however long it reads nothing. */
export function createEventBuffer(): EventBuffer {
  let waiting: RunEvent[] = [];
  let size = 0;
  return {
    push(events) {
      size += events.reduce((sum, event) => sum + sizeOf(event), 0);
      if (waiting.length + events.length > MAX_EVENTS || size > MAX_CHARACTERS) {
        waiting = [];
        size = 0;
        return false;
      }
      waiting.push(...events);
      return true;
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
