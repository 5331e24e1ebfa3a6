import { createParser } from "eventsource-parser";
import { ApiError } from "./errors.ts";

/** What stands in place of an event at the end of a stream. */
export const endMarker = "[DONE]";

/**
 * Fails where something else came in the place of a stream. A proxy's page, or that of a network that wants a login first, is not
 * the server's word: taken for it, a question would be gone without an answer, and a decision would seem to have been made.
 */
export async function requireStream({ body, headers }: Response): Promise<void> {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  // One that is not named may well be a stream.
  if (!type || type === "text/event-stream") return;
  await body?.cancel().catch(() => undefined);
  const message = `The server's answer was not a stream but ${type}.`;
  throw new ApiError({ kind: "network", message });
}

/**
 * The `data` of each event of an event stream, as soon as its blank line has come, whatever the size of the chunks.
 * Comments, other fields and empty data are passed over. Ends with the bytes; fails as the bytes fail.
 * @param onBytes Called for every chunk, also one that holds only a heartbeat.
 */
export async function* readEventData(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<string, void> {
  const ready: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* ready.splice(0);
    }
    // Servers may leave out the blank line after the last event.
    parser.feed(`${decoder.decode()}\n\n`);
    yield* ready.splice(0);
  } finally {
    // Tells the server's end that nobody reads on; a body that has already failed refuses to be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

/** The JSON values in the data of one event: one, or one per line where a server leaves out blank lines. */
export function parseData(data: string): {
  readonly values: readonly unknown[];
  readonly end: boolean;
} {
  const whole = parseOne(data);
  if (whole) return { values: [whole.value], end: false };
  const values: unknown[] = [];
  for (const line of data.split("\n")) {
    if (line.trim() === endMarker) return { values, end: true };
    const one = parseOne(line);
    if (one) values.push(one.value);
  }
  return { values, end: false };
}

function parseOne(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
