import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiError } from "./errors.ts";
import { discover, runChat } from "./gen/calls.gen.ts";
import type { RunEvent, RunRequest } from "./gen/types.gen.ts";
import {
  type ReadRunEvent,
  resumeRun,
  type RunStream,
  type StreamState,
  streamRun,
} from "./stream.ts";
import type { StreamClock } from "./stream-clock.ts";
import { fakeClock } from "./testing/fake-clock.ts";
import { fakeNetwork } from "./testing/fake-network.ts";
import { encodeRunStream, fixtures, mockRunStream } from "./testing/index.ts";

const body: RunRequest = {
  connection_ids: [],
  prompt: "What is the total amount by region?",
  model: "openai:gpt-4o",
  max_executions: 3,
};
const events = fixtures.runEvents;
const runId = fixtures.run.id;

/** A clock whose waits are over at once, so that only the order of things counts. */
const noWait: StreamClock = {
  after(ms, callback) {
    let live = ms < 45_000;
    queueMicrotask(() => {
      if (live) callback();
    });
    return () => {
      live = false;
    };
  },
  random: () => 1,
};

type Asked = { readonly url: string; readonly init: RequestInit };

/** A `fetch` that gives the answers one after the other and notes what it was asked. */
function fakeFetch(...answers: (Response | Error | ((asked: Asked) => Response))[]) {
  const asked: Asked[] = [];
  const fetcher: typeof fetch = (input, init = {}) => {
    const one = { url: input instanceof Request ? input.url : input.toString(), init };
    asked.push(one);
    const answer = answers.shift();
    if (answer instanceof Response) return Promise.resolve(answer);
    if (typeof answer === "function") return Promise.resolve(answer(one));
    return Promise.reject(answer ?? new TypeError("fetch failed"));
  };
  return { fetch: fetcher, asked };
}

function bytesAnswer(...chunks: Uint8Array[]): Response {
  return new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );
}

/** Sends the events and then breaks, as a network does. */
function brokenAnswer(sent: readonly RunEvent[]): Response {
  let next = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const event = sent[next];
        next += 1;
        if (event) controller.enqueue(encodeRunStream([event], false));
        else controller.error(new TypeError("network error"));
      },
    }),
  );
}

async function collect(stream: RunStream): Promise<ReadRunEvent[]> {
  const got: ReadRunEvent[] = [];
  for await (const event of stream) got.push(event);
  return got;
}

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
}

/** What stands between may answer in the server's place, as if all were well. */
const page = () =>
  new Response("<html>Log in</html>", { headers: { "content-type": "Text/HTML; charset=utf-8" } });

const text = (value: string) => new TextEncoder().encode(value);

const keyOf = ({ init }: Asked) => new Headers(init.headers).get("idempotency-key");

describe("streamRun", () => {
  it("gives events while the answer arrives [STREAM-01]", async () => {
    let release = () => {};
    let asked = 0;
    const gap = () => {
      asked += 1;
      return asked === 1 ? Promise.resolve() : new Promise<void>((go) => (release = go));
    };
    const { fetch } = fakeFetch(mockRunStream(events.slice(0, 2), { gap }));
    const reader = streamRun({ call: runChat, body, fetch })[Symbol.asyncIterator]();
    await expect(reader.next()).resolves.toMatchObject({ value: { type: "session_id" } });
    const second = reader.next();
    await expect.poll(() => asked).toBe(2);
    release();
    await expect(second).resolves.toMatchObject({ value: { type: "status" } });
    await reader.return?.();
  });

  it("asks once, by POST, with cookies [STREAM-01 API-10 API-11]", async () => {
    const { fetch, asked } = fakeFetch(mockRunStream(events), mockRunStream(events));
    await collect(streamRun({ call: runChat, body, fetch, baseUrl: "https://api.example/" }));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe("https://api.example/api/switchboard-chat/run");
    expect(asked[0]?.init).toMatchObject({
      method: "POST",
      credentials: "include",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", accept: "text/event-stream" },
    });
    const look = { connection_ids: ["c"], model: body.model, discovery_credits: 5 };
    await collect(streamRun({ call: discover, body: look, fetch }));
    expect(asked[1]?.url).toBe("/api/switchboard-chat/discover");
  });

  it("reads the same events however the bytes are cut [STREAM-03]", async () => {
    const bytes = encodeRunStream(events);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 40 }), async (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
        const stream = streamRun({ call: runChat, body, ...fakeFetch(bytesAnswer(...chunks)) });
        expect(await collect(stream)).toEqual(events);
        expect(stream.done).toBe(true);
      }),
    );
  });

  it("reads one byte at a time, with CRLF and heartbeats [STREAM-02 STREAM-03]", async () => {
    const lines = [
      ": ping",
      "",
      'data: {"type":"assistant","content":"Ø🙂"}',
      "",
      ": ping",
      "",
      "data: [DONE]",
      "",
      "",
    ];
    for (const newline of ["\n", "\r\n"]) {
      const bytes = text(lines.join(newline));
      const { fetch } = fakeFetch(bytesAnswer(...[...bytes].map((byte) => Uint8Array.of(byte))));
      const stream = streamRun({ call: runChat, body, fetch });
      expect(await collect(stream)).toEqual([{ type: "assistant", content: "Ø🙂" }]);
      expect(stream.done).toBe(true);
    }
  });

  it("ends at [DONE] and ignores it and what follows [STREAM-14]", async () => {
    const bytes = text(
      'data: {"type":"status","content":"a"}\n\ndata: [DONE]\n\ndata: {"type":"status","content":"b"}\n\n',
    );
    const stream = streamRun({ call: runChat, body, ...fakeFetch(bytesAnswer(bytes)) });
    expect(await collect(stream)).toEqual([{ type: "status", content: "a" }]);
    expect(stream.done).toBe(true);
  });

  it("takes an end without [DONE] and says so [LO-27]", async () => {
    const bytes = text('data: {"type":"status","content":"a"}');
    const stream = streamRun({ call: runChat, body, ...fakeFetch(bytesAnswer(bytes)) });
    expect(await collect(stream)).toEqual([{ type: "status", content: "a" }]);
    expect(stream.done).toBe(false);
  });

  it("skips lines that are no JSON and hands on unknown events [STREAM-17 LO-24]", async () => {
    const bytes = text(
      'data: {oops\n\nevent: x\nid: 4\ndata: {"type":"weather"}\n\ndata: {"type":"status","content":"a"}\ndata: {"type":"status","content":"b"}\n\n',
    );
    expect(
      await collect(streamRun({ call: runChat, body, ...fakeFetch(bytesAnswer(bytes)) })),
    ).toEqual([
      { type: "unknown", raw: { type: "weather" } },
      { type: "status", content: "a" },
      { type: "status", content: "b" },
    ]);
  });

  it("keeps the detail of a refusal and asks no second time [STREAM-01 ERR-02]", async () => {
    for (const status of [402, 409, 500]) {
      const refusal = Response.json({ detail: "Not enough credits." }, { status });
      const { fetch, asked } = fakeFetch(refusal);
      const error = await failure(
        collect(streamRun({ call: runChat, body, fetch, resume: true, clock: noWait })),
      );
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ kind: "http", status, detail: "Not enough credits." });
      expect(asked).toHaveLength(1);
    }
  });

  it("fails as a network failure when the server is not there, without a second POST that has no key [R4]", async () => {
    const { fetch, asked } = fakeFetch(new TypeError("fetch failed"));
    const error = await failure(
      collect(streamRun({ call: runChat, body, fetch, resume: true, clock: noWait })),
    );
    expect(error).toMatchObject({ kind: "network", status: 0 });
    expect(asked).toHaveLength(1);
  });

  it("fails when it is cut and was not told to resume [R4]", async () => {
    const { fetch, asked } = fakeFetch(brokenAnswer(events.slice(0, 2)));
    expect(await failure(collect(streamRun({ call: runChat, body, fetch })))).toMatchObject({
      kind: "network",
    });
    expect(asked).toHaveLength(1);
  });

  it("says what came where that is no stream, and that nothing has begun [CHAT-57]", async () => {
    const { fetch } = fakeFetch(page());
    const states: StreamState[] = [];
    const onState = (state: StreamState) => states.push(state);
    const failed = await failure(collect(streamRun({ call: runChat, body, fetch, onState })));
    expect(failed).toMatchObject({
      kind: "network",
      message: "The server's answer was not a stream but text/html.",
    });
    expect(states).toEqual([]);
  });

  it("ends quietly when the caller gives up, and lets go of the connection", async () => {
    const controller = new AbortController();
    let cancelled = false;
    const answer = new Response(
      new ReadableStream<Uint8Array>({
        start: (sink) => sink.enqueue(encodeRunStream(events.slice(0, 1), false)),
        cancel: () => {
          cancelled = true;
        },
      }),
    );
    // A real fetch breaks the body off when its signal aborts.
    const { fetch } = fakeFetch(({ init }) => {
      const piped = answer.body?.pipeThrough(new TransformStream(), {
        signal: init.signal ?? undefined,
      });
      return new Response(piped);
    });
    const stream = streamRun({ call: runChat, body, fetch, signal: controller.signal });
    const got: ReadRunEvent[] = [];
    for await (const event of stream) {
      got.push(event);
      controller.abort();
    }
    expect(got).toHaveLength(1);
    expect(stream.done).toBe(false);
    await expect.poll(() => cancelled).toBe(true);
  });
});

describe("a stream that breaks before its first event", () => {
  const begun = (...answers: Parameters<typeof fakeFetch>) => {
    const { fetch, asked } = fakeFetch(...answers);
    const request = { call: runChat, body, fetch, clock: noWait, key: "k-1", resume: true };
    return { asked, stream: streamRun(request) };
  };
  const stillAnswered = () =>
    Response.json(
      {
        detail:
          "The first request with this Idempotency-Key is still in progress. Try again in a few seconds.",
      },
      { status: 409 },
    );

  it.each([
    ["is not answered", () => new TypeError("fetch failed")],
    ["breaks after the head of the answer", () => brokenAnswer([])],
    ["ends without an event", () => bytesAnswer()],
    ["is answered by a gateway", () => new Response("<html>", { status: 502 })],
    ["is answered by a gateway's page", page],
    ["is still in progress", stillAnswered],
  ])("is begun again with the same key when it %s [R4 C10]", async (_, broken) => {
    const { asked, stream } = begun(broken(), broken(), mockRunStream(events));
    expect(await collect(stream)).toEqual(events);
    expect(stream).toMatchObject({ done: true, runId });
    expect(asked.map(({ init }) => [init.method, init.body])).toEqual(
      Array.from({ length: 3 }, () => ["POST", JSON.stringify(body)]),
    );
    expect(asked.map(keyOf)).toEqual(["k-1", "k-1", "k-1"]);
  });

  it("is read on and not begun again once an event came [R4]", async () => {
    const { asked, stream } = begun(
      new TypeError("fetch failed"),
      brokenAnswer(events.slice(0, 1)),
      mockRunStream(events.slice(1)),
    );
    expect(await collect(stream)).toEqual(events);
    expect(asked.map(({ init }) => init.method ?? "GET")).toEqual(["POST", "POST", "GET"]);
  });

  it("fails with the reason after five requests, so that the words can go back [CHAT-57]", async () => {
    const { asked, stream } = begun();
    expect(await failure(collect(stream))).toMatchObject({ kind: "network" });
    expect(asked).toHaveLength(5);
  });

  it("takes a refusal of the second request for the answer", async () => {
    const refusal = Response.json({ detail: "The agent is still working." }, { status: 409 });
    const { asked, stream } = begun(new TypeError("fetch failed"), refusal);
    expect(await failure(collect(stream))).toMatchObject({ status: 409 });
    expect(asked).toHaveLength(2);
  });

  it("takes a silence for a cut", async () => {
    const clock = fakeClock();
    const { fetch, asked } = fakeFetch(
      ({ init }) =>
        new Response(
          new ReadableStream<Uint8Array>({
            start: (sink) =>
              init.signal?.addEventListener("abort", () => sink.error(init.signal?.reason)),
          }),
        ),
      mockRunStream(events),
    );
    const request = { call: runChat, body, fetch, clock, key: "k-1", resume: true };
    const reading = collect(streamRun(request));
    await expect.poll(() => clock.pending).toEqual([45_000]);
    clock.tick();
    await expect.poll(() => clock.pending).toEqual([500]);
    clock.tick();
    expect(await reading).toEqual(events);
    expect(asked).toHaveLength(2);
  });

  it("sends no key to a server that cannot resume, and asks it once", async () => {
    const { fetch, asked } = fakeFetch(new TypeError("fetch failed"));
    const stream = streamRun({ call: runChat, body, fetch, clock: noWait, key: "k-1" });
    expect(await failure(collect(stream))).toMatchObject({ kind: "network" });
    expect(asked.map(keyOf)).toEqual([null]);
  });
});

describe("a stream that resumes", () => {
  it.each(events.map((_, index) => index + 1))(
    "gives each event once and in order when cut after event %i [R4 STREAM-03]",
    async (count) => {
      const { fetch, asked } = fakeFetch(brokenAnswer(events.slice(0, count)), ({ url }) => {
        const after = Number(new URL(url, "http://x").searchParams.get("after"));
        return mockRunStream(events.filter(({ seq = 0 }) => seq > after));
      });
      const stream = streamRun({ call: runChat, body, fetch, resume: true, clock: noWait });
      expect(await collect(stream)).toEqual(events);
      expect(stream).toMatchObject({ done: true, lastSeq: events.length, runId });
      expect(asked[1]?.url).toBe(`/api/v1/runs/${runId}/events?after=${count}`);
      expect(asked[1]?.init.method).toBeUndefined();
    },
  );

  it("gives each event once under any cuts, also when the server repeats some [R4]", async () => {
    const cut = fc.record({ sent: fc.integer({ min: 1, max: 6 }), repeated: fc.nat(3) });
    await fc.assert(
      fc.asyncProperty(fc.array(cut, { maxLength: 6 }), async (cuts) => {
        const from = (after: number, repeated: number) =>
          events.filter(({ seq = 0 }) => seq > after - repeated);
        const answers = cuts.map(({ sent, repeated }) => ({ url }: Asked) => {
          const after = Number(new URL(url, "http://x").searchParams.get("after"));
          return brokenAnswer(from(after, repeated).slice(0, sent + repeated));
        });
        const last = ({ url }: Asked) =>
          mockRunStream(from(Number(new URL(url, "http://x").searchParams.get("after")), 2));
        const stream = streamRun({
          call: runChat,
          body,
          ...fakeFetch(...answers, last),
          resume: true,
          clock: noWait,
        });
        expect(await collect(stream)).toEqual(events);
      }),
    );
  });

  it("tells how the connection is [R4]", async () => {
    const states: StreamState[] = [];
    const { fetch, asked } = fakeFetch(
      brokenAnswer(events.slice(0, 2)),
      new TypeError("fetch failed"),
      Response.json({ detail: "starting" }, { status: 503 }),
      new TypeError("fetch failed"),
      mockRunStream(events.slice(2)),
    );
    const stream = streamRun({
      call: runChat,
      body,
      fetch,
      resume: true,
      clock: noWait,
      onState: (state) => states.push(state),
    });
    expect(await collect(stream)).toEqual(events);
    expect(states).toEqual([
      "open",
      "reconnecting",
      "reconnecting",
      "reconnecting",
      "reconnecting",
      "resumed",
    ]);
    expect(asked.map(({ init }) => init.method ?? "GET")).toEqual([
      "POST",
      "GET",
      "GET",
      "GET",
      "GET",
    ]);
  });

  it("gives up after the attempts it was given, with the reason [R4]", async () => {
    const { fetch, asked } = fakeFetch(brokenAnswer(events.slice(0, 2)));
    const stream = streamRun({
      call: runChat,
      body,
      fetch,
      resume: { attempts: 4 },
      clock: noWait,
    });
    expect(await failure(collect(stream))).toMatchObject({ kind: "network" });
    expect(asked).toHaveLength(5);
  });

  const away = () => new TypeError("fetch failed");

  it("does not give up a run that it has heard of [R4]", async () => {
    const { fetch, asked } = fakeFetch(
      brokenAnswer(events.slice(0, 2)),
      ...Array.from({ length: 40 }, away),
      mockRunStream(events.slice(2)),
    );
    const stream = streamRun({ call: runChat, body, fetch, resume: true, clock: noWait });
    expect(await collect(stream)).toEqual(events);
    expect(asked).toHaveLength(42);
  });

  it("does not give up a run that the server began, whose first event did not come [R4]", async () => {
    const { fetch } = fakeFetch(
      brokenAnswer([]),
      ...Array.from({ length: 40 }, away),
      mockRunStream(events),
    );
    const request = { call: runChat, body, fetch, clock: noWait, key: "k-1", resume: true };
    expect(await collect(streamRun(request))).toEqual(events);
  });

  describe("while this device is offline", () => {
    const begin = (clock: StreamClock, ...answers: Parameters<typeof fakeFetch>) => {
      const network = fakeNetwork();
      const states: StreamState[] = [];
      const { fetch, asked } = fakeFetch(...answers);
      network.lose();
      const stream = streamRun({
        call: runChat,
        body,
        fetch,
        clock,
        network,
        key: "k-1",
        resume: true,
        onState: (state) => states.push(state),
      });
      return { network, states, asked, reading: collect(stream) };
    };

    it("says so, and tries at once when the network is back [R4]", async () => {
      const clock = fakeClock();
      const { network, states, reading } = begin(clock, away(), mockRunStream(events));
      await expect.poll(() => clock.pending).toEqual([500]);
      network.restore();
      expect(await reading).toEqual(events);
      expect(states).toEqual(["offline", "resumed"]);
      expect(clock.pending).toEqual([]);
      expect(network.listeners).toBe(0);
    });

    it("counts no attempt, and still tries now and then: the server may be on this device [R4]", async () => {
      const { states, asked, reading } = begin(
        noWait,
        ...Array.from({ length: 30 }, away),
        mockRunStream(events),
      );
      expect(await reading).toEqual(events);
      expect(asked).toHaveLength(31);
      expect(new Set(states)).toEqual(new Set(["offline", "resumed"]));
    });

    it("says so at once when that happens in the middle, as the line itself may stay silent [R4]", async () => {
      const clock = fakeClock();
      const { network, states, reading } = begin(
        clock,
        ({ init }) =>
          new Response(
            new ReadableStream<Uint8Array>({
              start(sink) {
                sink.enqueue(encodeRunStream(events.slice(0, 3), false));
                init.signal?.addEventListener("abort", () => sink.error(init.signal?.reason));
              },
            }),
          ),
        ({ url }) =>
          mockRunStream(events.slice(Number(new URL(url, "http://x").searchParams.get("after")))),
      );
      await expect.poll(() => clock.pending).toEqual([45_000]);
      network.lose();
      await expect.poll(() => clock.pending).toEqual([500]);
      network.restore();
      expect(await reading).toEqual(events);
      expect(states).toEqual(["open", "offline", "resumed"]);
    });

    it("gives up waiting when the caller does", async () => {
      const clock = fakeClock();
      const controller = new AbortController();
      const network = fakeNetwork();
      network.lose();
      const { fetch } = fakeFetch();
      const reading = collect(
        resumeRun({ runId, fetch, clock, network, signal: controller.signal }),
      );
      await expect.poll(() => clock.pending).toEqual([500]);
      controller.abort();
      expect(await reading).toEqual([]);
      expect([clock.pending, network.listeners]).toEqual([[], 0]);
    });
  });

  it("gives up at once when the run is not there any more [R4]", async () => {
    const gone = Response.json({ detail: "Run not found." }, { status: 404 });
    const { fetch, asked } = fakeFetch(brokenAnswer(events.slice(0, 2)), gone);
    const stream = streamRun({ call: runChat, body, fetch, resume: true, clock: noWait });
    expect(await failure(collect(stream))).toMatchObject({ status: 404, detail: "Run not found." });
    expect(asked).toHaveLength(2);
  });

  it("waits longer each time, and not at all once the caller gives up [R4]", async () => {
    const clock = fakeClock();
    const controller = new AbortController();
    const { fetch, asked } = fakeFetch();
    const stream = resumeRun({ runId, after: 3, fetch, clock, signal: controller.signal });
    const reading = collect(stream);
    for (const wait of [500, 1000, 2000, 4000, 8000, 10_000]) {
      await expect.poll(() => clock.pending).toEqual([wait]);
      clock.tick();
    }
    await expect.poll(() => asked).toHaveLength(7);
    controller.abort();
    await expect(reading).resolves.toEqual([]);
    expect(clock.pending).toEqual([]);
  });

  it("takes a silence without heartbeats for a cut [R4]", async () => {
    const clock = fakeClock();
    const { fetch } = fakeFetch(
      ({ init }) =>
        new Response(
          new ReadableStream<Uint8Array>({
            start(controller) {
              controller.enqueue(encodeRunStream(events.slice(0, 3), false));
              init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
            },
          }),
        ),
      mockRunStream(events.slice(3)),
    );
    const reading = collect(streamRun({ call: runChat, body, fetch, resume: true, clock }));
    await expect.poll(() => clock.pending).toEqual([45_000]);
    clock.tick();
    await expect.poll(() => clock.pending).toEqual([500]);
    clock.tick();
    expect(await reading).toEqual(events);
    expect(clock.pending).toEqual([]);
  });

  it("reads on in a run from where a page left it [R4]", async () => {
    const { fetch, asked } = fakeFetch(mockRunStream(events.slice(3)));
    const stream = resumeRun({ runId, after: 3, fetch, baseUrl: "https://api.example" });
    expect(await collect(stream)).toEqual(events.slice(3));
    expect(asked[0]?.url).toBe(`https://api.example/api/v1/runs/${runId}/events?after=3`);
  });

  it("never resumes with a server that numbers nothing [STREAM-17]", async () => {
    const plain = events.map((event) => ({ ...event, seq: undefined, run_id: undefined }));
    const { fetch, asked } = fakeFetch(bytesAnswer(encodeRunStream(plain, false)));
    const stream = streamRun({ call: runChat, body, fetch, resume: true, clock: noWait });
    expect(await collect(stream)).toEqual(plain);
    expect(asked).toHaveLength(1);
  });
});
