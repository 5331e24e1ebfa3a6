import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** A stream writes every 15 seconds. A reader that takes nothing of it for this long is gone, or never reads. */
const STALLED_MS = 60_000;

/**
 * Closes the connection of a stream whose reader takes nothing, so that it does not hold memory for as long as its network lets it.
 * A reader that is only slow keeps its connection; one that was closed goes on after the last event that it read.
 */
export function closeWhenStalled(c: Context): void {
  const { incoming }: Partial<HttpBindings> = c.env ?? {};
  incoming?.socket.setTimeout(STALLED_MS);
}
