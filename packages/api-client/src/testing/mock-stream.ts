import type { RunEvent } from "../gen/types.gen.ts";

export type MockStreamOptions = {
  /** Bytes per chunk, also in the middle of a character. @default one event per chunk */
  readonly chunkSize?: number;
  /** Waited for before each chunk, so that a test decides the pace. */
  readonly gap?: () => Promise<unknown>;
  /** False leaves out the end marker, as a cut does. @default true */
  readonly done?: boolean;
};

/** The bytes of a run's stream as a server sends them. */
export function encodeRunStream(events: readonly unknown[], done = true): Uint8Array {
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  return new TextEncoder().encode(lines.join("") + (done ? "data: [DONE]\n\n" : ""));
}

/** An answer that streams events, for a handler or a fake `fetch`. */
export function mockRunStream(
  events: readonly RunEvent[],
  { chunkSize, gap, done = true }: MockStreamOptions = {},
): Response {
  const chunks = chunkSize
    ? pieces(encodeRunStream(events, done), chunkSize)
    : [...events.map((event) => encodeRunStream([event], false)), encodeRunStream([], done)];
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await gap?.();
      const chunk = chunks[next];
      next += 1;
      if (chunk && chunk.length > 0) controller.enqueue(chunk);
      if (next >= chunks.length) controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

/** Cuts bytes into pieces of `size`. */
export function pieces(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.slice(index * size, (index + 1) * size),
  );
}
