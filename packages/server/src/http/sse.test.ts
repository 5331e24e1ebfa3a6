import { describe, expect, it, vi } from "vitest";
import { actingUser, asUser } from "../tenant.ts";
import { createOpenStreams } from "./open-streams.ts";
import { type EventSource, sseResponse as respond, type SseOptions } from "./sse.ts";

/** A stream of a process that has no other. */
const sseResponse = (open: EventSource, options: Partial<SseOptions> = {}) =>
  respond(open, { streams: createOpenStreams(), ...options });

async function* count(to: number) {
  for (let n = 1; n <= to; n++) yield { n };
}

describe("a stream of events", () => {
  it("is one data line for each event, with [DONE] last [STREAM-01]", async () => {
    const response = sseResponse(() => count(2));
    expect(await response.text()).toBe(
      ': open\n\ndata: {"n":1}\n\ndata: {"n":2}\n\ndata: [DONE]\n\n',
    );
  });

  it("is not kept, not changed and not held back on its way", () => {
    const { headers } = sseResponse(() => count(0));
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(headers.get("cache-control")).toBe("no-store, no-transform");
    expect(headers.get("x-accel-buffering")).toBe("no");
  });

  it("shows at once that it is open, before there is an event", async () => {
    const response = sseResponse(async function* () {
      await new Promise(() => {});
      yield {};
    });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toBe(": open\n\n");
    void reader?.cancel();
  });

  it("reads for its user, however slowly it is read, and beats for nobody [S2]", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const readFor: unknown[] = [];
      const beatFor: unknown[] = [];
      async function* events() {
        for (let n = 1; n <= 6; n++) {
          readFor.push(actingUser());
          yield { n };
        }
        await new Promise(() => {});
      }
      const mayRead = async () => {
        beatFor.push(actingUser());
        return true;
      };
      const response = asUser("maya", () => sseResponse(events, { mayRead }));
      const reader = response.body?.getReader();
      for (let n = 0; n <= 6; n++) {
        await reader?.read();
        // Long enough for the queue to fill again.
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(readFor).toEqual(Array.from({ length: 6 }, () => "maya"));
      await vi.advanceTimersByTimeAsync(15_000);
      expect(beatFor).toEqual([undefined]);
      void reader?.cancel();
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows that it lives while nothing happens, and stops that at the end", async () => {
    // Nothing but the heartbeat: connections of earlier files in this process have timeouts of their own.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const gate = Promise.withResolvers<void>();
      const response = sseResponse(async function* () {
        await gate.promise;
        yield { n: 1 };
      });
      const reader = response.body?.getReader();
      const read = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
      expect(await read()).toBe(": open\n\n");
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await read()).toBe(": ping\n\n");
      gate.resolve();
      expect([await read(), await read()]).toEqual(['data: {"n":1}\n\n', "data: [DONE]\n\n"]);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("notifies its source when the reader has gone", async () => {
    let returned = false;
    let signal: AbortSignal | undefined;
    const response = sseResponse(async function* (readerGone) {
      signal = readerGone;
      try {
        for (;;) yield { n: 1 };
      } finally {
        returned = true;
      }
    });
    const reader = response.body?.getReader();
    await expect.poll(() => signal).toBeDefined();
    await reader?.cancel();
    expect(signal?.aborted).toBe(true);
    await expect.poll(() => returned).toBe(true);
  });

  it("takes no more events than a reader that does not read can hold", async () => {
    let made = 0;
    const response = sseResponse(async function* () {
      for (;;) yield { n: ++made };
    });
    await expect.poll(() => made).toBeGreaterThan(0);
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(made).toBeLessThanOrEqual(2);
    await response.body?.cancel();
  });

  it("ends without [DONE] when the process stops, so that the reader goes on elsewhere", async () => {
    const stop = new AbortController();
    const response = sseResponse(
      async function* (readerGone) {
        yield { n: 1 };
        await new Promise<void>((gone) => readerGone.addEventListener("abort", () => gone()));
      },
      {
        streams: createOpenStreams({ signal: stop.signal }),
        graceMs: 1,
      },
    );
    const text = response.text();
    await Promise.resolve();
    stop.abort();
    expect(await text).not.toContain("[DONE]");
  });

  it("finishes a stream that ends while the process stops", async () => {
    const stop = new AbortController();
    const gate = Promise.withResolvers<void>();
    const response = sseResponse(
      async function* () {
        await gate.promise;
        yield { n: 1 };
      },
      { streams: createOpenStreams({ signal: stop.signal }) },
    );
    stop.abort();
    gate.resolve();
    expect(await response.text()).toContain('data: {"n":1}\n\ndata: [DONE]');
  });

  it("lets a reader go who may read no longer, and no one of whom that cannot be said", async () => {
    vi.useFakeTimers();
    try {
      const answers = [() => Promise.reject(new Error("no database")), async () => true];
      const response = sseResponse(
        async function* (readerGone) {
          yield { n: 1 };
          await new Promise<void>((gone) => readerGone.addEventListener("abort", () => gone()));
        },
        { mayRead: () => (answers.shift() ?? (async () => false))() },
      );
      const text = response.text();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await text).toBe(`: open\n\ndata: {"n":1}\n\n${": ping\n\n".repeat(3)}`);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ends without [DONE] when its source fails, and says so once", async () => {
    const onError = vi.fn<(error: unknown) => void>();
    const response = sseResponse(
      async function* () {
        yield { n: 1 };
        throw new Error("lost");
      },
      { onError },
    );
    expect(await response.text()).toBe(': open\n\ndata: {"n":1}\n\n');
    expect(onError).toHaveBeenCalledOnce();
  });
});
