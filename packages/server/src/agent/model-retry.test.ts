import { APICallError } from "ai";
import { describe, expect, it } from "vitest";
import { describeRetry, MAX_WAIT_MS, withRetries, type Retry } from "./model-retry.ts";
import { readProblem } from "./providers/problem.ts";
import { waitOf } from "./providers/wait.ts";

const refusal = (
  statusCode: number,
  responseHeaders: Record<string, string> = {},
  responseBody = "",
) =>
  new APICallError({
    message: "No",
    url: "",
    requestBodyValues: {},
    statusCode,
    responseHeaders,
    responseBody,
  });

describe("the pause before a retry", () => {
  it.each([
    [{ "retry-after-ms": "1500", "retry-after": "9" }, 1500],
    [{ "Retry-After": "20" }, 20_000],
    [
      {
        "x-ratelimit-remaining-requests": "12",
        "x-ratelimit-reset-requests": "8h",
        "x-ratelimit-remaining-tokens": "0",
        "x-ratelimit-reset-tokens": "1m30.5s",
      },
      90_500,
    ],
    [{ "x-ratelimit-reset-tokens": "20ms" }, 20],
    [{}, undefined],
  ])("is what the provider says: %j", (headers, wait) => {
    expect(waitOf(readProblem(refusal(429, headers)))).toBe(wait);
  });

  it("is read from a date, and from the limit of Anthropic that is used up", () => {
    const at = (ms: number) => new Date(Date.now() + ms);
    const ofDate = waitOf(readProblem(refusal(503, { "retry-after": at(30_000).toUTCString() })));
    expect(ofDate).toBeGreaterThan(27_000);
    const ofLimit = waitOf(
      readProblem(
        refusal(429, {
          "anthropic-ratelimit-requests-remaining": "5",
          "anthropic-ratelimit-requests-reset": at(3_600_000).toISOString(),
          "anthropic-ratelimit-input-tokens-remaining": "0",
          "anthropic-ratelimit-input-tokens-reset": at(12_000).toISOString(),
        }),
      ),
    );
    expect(ofLimit).toBeGreaterThan(10_000);
    expect(ofLimit).toBeLessThanOrEqual(12_000);
  });

  it.each([1, 1000])("is read from a moment in units of %i milliseconds", (unit) => {
    const at = Math.ceil((Date.now() + 20_000) / unit);
    const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": `${at}` };
    const wait = waitOf(readProblem(refusal(429, headers)));
    expect(wait).toBeGreaterThan(10_000);
    expect(wait).toBeLessThanOrEqual(21_000);
    expect(
      waitOf(readProblem(refusal(429, { ...headers, "x-ratelimit-remaining": "7" }))),
    ).toBeUndefined();
  });
});

/** Asks a model that fails with each of these before it answers. */
async function ask(failures: readonly unknown[], { hasStarted = false, maxRetries = 3 } = {}) {
  const left = [...failures];
  const told: Retry[] = [];
  const answer = withRetries(
    async () => {
      if (left.length > 0) throw left.shift();
      return "answer";
    },
    {
      maxRetries,
      signal: new AbortController().signal,
      hasStarted: () => hasStarted,
      onRetry: async (retry) => void told.push(retry),
      random: () => 0,
    },
  );
  return { answer: await answer.catch((error: unknown) => error), told, left: left.length };
}

describe("a model that fails", () => {
  const busy = refusal(529, { "retry-after-ms": "5" });

  it("is asked again after the pause, and the thread can say so", async () => {
    const { answer, told } = await ask([busy, busy]);
    expect(answer).toBe("answer");
    expect(told).toMatchObject([
      { attempt: 2, waitMs: 5 },
      { attempt: 3, waitMs: 5 },
    ]);
    const [first] = told;
    expect(first && describeRetry({ ...first, waitMs: 20_000 }, "Anthropic")).toBe(
      "Anthropic is busy. Trying again in 20 seconds.",
    );
  });

  it.each([
    ["when it has said something", [busy], { hasStarted: true }],
    ["when its key is refused", [refusal(401)], {}],
    ["when its account has no money", [refusal(429, {}, "insufficient_quota")], {}],
    ["when it wants a long pause", [refusal(429, { "retry-after-ms": `${MAX_WAIT_MS + 1}` })], {}],
    ["more often than set", [busy, busy], { maxRetries: 1 }],
  ] as const)("is not asked again %s", async (_when, failures, options) => {
    const { answer, left } = await ask(failures, options);
    expect(answer).toBe(failures.at(-1));
    expect(left).toBe(0);
  });
});
