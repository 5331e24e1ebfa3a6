import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { WatchEvent } from "./gen/types.gen.ts";
import { type FakeClock, fakeClock } from "./testing/fake-clock.ts";
import { fakeNetwork } from "./testing/fake-network.ts";
import { encodeRunStream } from "./testing/index.ts";
import { watchChats, type WatchOptions } from "./watch.ts";

const live: WatchEvent = { type: "live", runs: [] };
const renamed: WatchEvent = {
  type: "session",
  session_id: "s-1",
  title: "Acts",
  created_at: "2026-11-20T09:00:00Z",
  updated_at: "2026-11-20T09:00:00Z",
  pinned: false,
};
const expired: WatchEvent = {
  ...{ type: "connection", connection_id: "c-1" },
  ...{ status: "expired", status_detail: "Invalid key.", last_success_at: null },
};
const deleted: WatchEvent = { type: "session_deleted", session_id: "s-1" };

type Line = ReadableStreamDefaultController<Uint8Array>;

describe("watching the chats", () => {
  let clock: FakeClock;
  let network: ReturnType<typeof fakeNetwork>;
  let lines: Line[];
  let answers: (() => Response)[];
  let heard: WatchEvent[];
  let over: boolean;
  let stop: AbortController;

  const open = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(line) {
          lines.push(line);
        },
      }),
    );
  const say = (...events: unknown[]) => lines.at(-1)?.enqueue(encodeRunStream(events, false));
  const waits = () => clock.pending.filter((ms) => ms !== 45_000 && ms !== 10_000);
  const asked = vi.fn<typeof fetch>();

  const watch = async (more: Partial<WatchOptions> = {}) => {
    const events = watchChats({ signal: stop.signal, fetch: asked, clock, network, ...more });
    for await (const event of events) heard.push(event);
    over = true;
  };
  /** Breaks the line and lets the wait after it pass. @returns how long that was */
  const breakLine = async () => {
    lines.at(-1)?.error(new TypeError("network error"));
    await expect.poll(() => waits().length).toBe(1);
    const [ms = 0] = waits();
    clock.tick();
    return ms;
  };

  beforeEach(() => {
    [clock, network, lines, answers, heard, over] = [fakeClock(), fakeNetwork(), [], [], [], false];
    stop = new AbortController();
    asked.mockReset();
    asked.mockImplementation(async (_url, init) => {
      const answer = (answers.shift() ?? open)();
      const line = lines.at(-1);
      init?.signal?.addEventListener("abort", () => line?.error(init.signal?.reason));
      return answer;
    });
    void watch();
  });
  afterEach(() => stop.abort());

  it("hands on what it hears, and passes over what it does not know", async () => {
    await expect.poll(() => lines.length).toBe(1);
    say(live, { type: "weather", session_id: "s-1" }, { type: "run" }, 7, renamed);
    say(deleted, { ...expired, connection_id: 7 }, expired);
    await expect.poll(() => heard).toEqual([live, renamed, deleted, expired]);
  });

  it("opens a broken line again, ever less often while it breaks at once, and soon once one has held [R4]", async () => {
    const waited: number[] = [];
    for (let at = 1; at <= 9; at += 1) {
      await expect.poll(() => lines.length).toBe(at);
      say(live);
      waited.push(await breakLine());
    }
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    await expect.poll(() => lines.length).toBe(10);
    // The first timer of a line is the one that says it has held.
    clock.tick();
    expect(await breakLine()).toBe(500);
  });

  it("makes no more attempts than its waits allow while nothing answers", async () => {
    await expect.poll(() => lines.length).toBe(1);
    answers = Array.from({ length: 4 }, () => () => new Response(null, { status: 503 }));
    await breakLine();
    for (let at = 2; at <= 4; at += 1) {
      await expect.poll(() => asked.mock.calls.length).toBe(at);
      await expect.poll(() => waits().length).toBe(1);
      clock.tick();
    }
    expect(asked).toHaveBeenCalledTimes(4);
    expect(over).toBe(false);
  });

  it("tries at once when the network is back, and cuts a line whose network went", async () => {
    await expect.poll(() => lines.length).toBe(1);
    network.lose();
    await expect.poll(() => waits().length).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
    network.restore();
    await expect.poll(() => lines.length).toBe(2);
    expect(waits()).toEqual([]);
  });

  it("takes a silence without heartbeats for a cut, as after a sleep", async () => {
    await expect.poll(() => lines.length).toBe(1);
    say(live);
    await expect.poll(() => heard).toEqual([live]);
    clock.tick();
    clock.tick();
    await expect.poll(() => waits().length).toBe(1);
    clock.tick();
    await expect.poll(() => lines.length).toBe(2);
  });

  it.each([401, 403, 404, 501])("ends when the server answers %i", async (status) => {
    await expect.poll(() => lines.length).toBe(1);
    answers = [() => new Response(null, { status })];
    await breakLine();
    await expect.poll(() => over).toBe(true);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("ends when it is told to, also in the middle of a wait, and leaves no timer", async () => {
    await expect.poll(() => lines.length).toBe(1);
    lines.at(-1)?.error(new TypeError("network error"));
    await expect.poll(() => waits().length).toBe(1);
    stop.abort();
    await expect.poll(() => over).toBe(true);
    expect([clock.pending, network.listeners]).toEqual([[], 0]);
  });
});
