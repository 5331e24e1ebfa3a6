import { describe, expect, it } from "vitest";
import { fetchWithRetry } from "./retry-request.ts";
import type { StreamClock } from "./stream-clock.ts";

const CUT = new TypeError("fetch failed");
const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(code === 204 ? null : "said", { status: code, headers });

/** No pause takes any time. */
const clock: StreamClock = {
  after(_ms, callback) {
    queueMicrotask(callback);
    return () => {};
  },
  random: () => 0,
};

/** Sends a request that gets these answers one after the other. @returns its outcome, and how often it was made */
async function send(init: RequestInit, ...answers: (Response | Error)[]) {
  let made = 0;
  const fetcher = async () => {
    const answer = answers[made++] ?? CUT;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const outcome = await fetchWithRetry(fetcher as typeof fetch, "/path", init, clock).then(
    (response) => response.status,
    (error: Error) => error.message,
  );
  return [outcome, made];
}

describe("a request that gets no answer", () => {
  it.each(["GET", "DELETE"])("is made again if it is a %s [R8]", async (method) => {
    expect(await send({ method }, CUT, status(502), status(200))).toEqual([200, 3]);
  });

  // A balance is set by how much it changes, and a title by whichever change came last.
  it.each(["PUT", "PATCH"])(
    "is made once if it is a %s, whose effect may come twice [R8]",
    async (method) => {
      expect(await send({ method }, CUT, status(200))).toEqual(["fetch failed", 1]);
    },
  );

  it("is made again if it is a POST with a key, and once without [R8]", async () => {
    const method = "POST";
    const headers = { "Idempotency-Key": "one" };
    expect(await send({ method, headers }, CUT, status(201))).toEqual([201, 2]);
    expect(await send({ method }, CUT, status(201))).toEqual(["fetch failed", 1]);
  });

  it("is given up after four attempts", async () => {
    expect(await send({}, CUT, CUT, CUT, status(502))).toEqual([502, 4]);
  });

  it("has deleted what a repeated deletion no longer finds", async () => {
    expect(await send({ method: "DELETE" }, CUT, status(404))).toEqual([204, 2]);
    expect(await send({ method: "DELETE" }, status(404))).toEqual([404, 1]);
  });

  it("is not made again where a server says when to come again, or after its caller gave up", async () => {
    expect(await send({}, status(503, { "retry-after": "5" }))).toEqual([503, 1]);
    expect(await send({ signal: AbortSignal.abort() }, CUT)).toEqual(["fetch failed", 1]);
    const caller = new AbortController();
    const leaving: StreamClock = {
      ...clock,
      after() {
        queueMicrotask(() => caller.abort(new Error("left")));
        return () => {};
      },
    };
    const cut = async () => status(502);
    await expect(
      fetchWithRetry(cut as typeof fetch, "/path", { signal: caller.signal }, leaving),
    ).rejects.toThrow("left");
  });
});
