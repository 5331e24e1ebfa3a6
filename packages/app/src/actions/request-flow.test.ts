import { ApiError } from "@switchboard/api-client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequestFlow } from "./request-flow.ts";

const request = { subject: "Desk", contactName: "Maya", contactEmail: "maya@halden.example" };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a request", () => {
  it("thanks for 2000 ms, then closes [REQ-07 REQ-08 LIMIT-08]", async () => {
    const flow = createRequestFlow(() => Promise.resolve());
    flow.open();
    await flow.send(request);
    vi.advanceTimersByTime(1999);
    expect(flow.store.get()).toEqual({ kind: "sent" });
    vi.advanceTimersByTime(1);
    expect(flow.store.get()).toEqual({ kind: "closed" });
  });

  it("that was begun anew within that time stays open [REQ-08]", async () => {
    const flow = createRequestFlow(() => Promise.resolve());
    await flow.send(request);
    vi.advanceTimersByTime(1000);
    flow.close();
    flow.open();
    vi.advanceTimersByTime(5000);
    expect(flow.store.get()).toEqual({ kind: "open" });
  });

  it("cannot be closed while it is sent", async () => {
    let answer = () => {};
    const flow = createRequestFlow(() => new Promise((resolve) => (answer = resolve)));
    const sent = flow.send(request);
    flow.close();
    expect(flow.store.get()).toEqual({ kind: "sending" });
    answer();
    await sent;
    expect(flow.store.get()).toEqual({ kind: "sent" });
  });

  it.each([
    ["the server's words", { detail: "Too many requests." }, "Too many requests."],
    ["one sentence without any", {}, "An unknown error occurred."],
  ])("that fails says %s [REQ-09 ERR-33]", async (_what, more, message) => {
    const refusal = new ApiError({
      kind: "http",
      status: 429,
      message: "API call failed: 429",
      body: "json",
      ...more,
    });
    const flow = createRequestFlow(() => Promise.reject(refusal));
    await flow.send(request);
    expect(flow.store.get()).toEqual({ kind: "failed", message });
  });
});
