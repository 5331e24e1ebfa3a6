import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { ApiError } from "./errors.ts";
import { uploadDataset } from "./gen/calls.gen.ts";

/** The part of the browser's request that is used, sent when the test says so. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: [string, string][] = [];
  method = "";
  url = "";
  withCredentials = false;
  status = 0;
  statusText = "";
  responseText = "";
  sent: unknown;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.push([name, value]);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end("abort");
  }
  progress(loaded: number, total: number, lengthComputable = true) {
    this.upload.dispatchEvent(
      Object.assign(new Event("progress"), { loaded, total, lengthComputable }),
    );
  }
  answer(status: number, responseText: string, statusText = "") {
    Object.assign(this, { status, responseText, statusText });
    this.end("load");
  }
  end(how: "load" | "error" | "abort") {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const file = new File(["a\n1\n"], "a.csv");

function begin(signal?: AbortSignal) {
  const shares: number[] = [];
  const onUnauthorized = vi.fn<(error: ApiError) => void>();
  const api = createClient({ baseUrl: "http://x", onUnauthorized });
  const answer = api.upload(uploadDataset, { body: { file }, signal }, (share) =>
    shares.push(share),
  );
  return { answer, shares, onUnauthorized, request: FakeRequest.last };
}

/** What a call failed with, the same members for both ways of sending. */
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) =>
      error instanceof ApiError
        ? {
            kind: error.kind,
            status: error.status,
            message: error.message,
            detail: error.detail,
            body: error.body,
          }
        : error,
  );

describe("an upload that tells its progress", () => {
  it("sends what a call sends, tells the share that has left, and gives the answer", async () => {
    const { answer, shares, request } = begin();
    expect(request).toMatchObject({
      method: "POST",
      url: "http://x/api/v1/data/upload",
      withCredentials: true,
    });
    expect(request.headers).toEqual([["accept", "application/json"]]);
    expect(request.sent instanceof FormData && request.sent.get("file")).toEqual(file);
    request.progress(1, 4);
    request.progress(0, 0, false);
    request.progress(4, 4);
    expect(shares).toEqual([0.25, 1]);
    request.answer(201, '{"id":"1","filename":"a.csv"}');
    expect(await answer).toEqual({ id: "1", filename: "a.csv" });
  });

  it.each([
    [422, '{"detail":"Row 7 is broken."}'],
    [422, "{}"],
    [502, "<html>"],
    [413, ""],
  ])("fails with %i %s as a call does [API-02]", async (status, body) => {
    const { answer, request } = begin();
    request.answer(status, body, "Said so");
    const respond: typeof fetch = () =>
      Promise.resolve(new Response(body, { status, statusText: "Said so" }));
    const called = createClient({ baseUrl: "http://x", fetch: respond }).call(uploadDataset, {
      body: { file },
    });
    expect(await failureOf(answer)).toEqual(await failureOf(called));
  });

  it("tells of a login that has ended, and of a server that is away", async () => {
    const first = begin();
    first.request.answer(401, '{"detail":"Log in."}');
    expect(await failureOf(first.answer)).toMatchObject({ status: 401, message: "Log in." });
    expect(first.onUnauthorized).toHaveBeenCalledTimes(1);
    const second = begin();
    second.request.end("error");
    expect(await failureOf(second.answer)).toMatchObject({
      kind: "network",
      message: "The server could not be reached.",
    });
  });

  it("is cancelled on the way and before it began", async () => {
    const cancel = new AbortController();
    const { answer, request } = begin(cancel.signal);
    const aborted = vi.spyOn(request, "abort");
    cancel.abort();
    expect(await failureOf(answer)).toMatchObject({ kind: "aborted" });
    expect(aborted).toHaveBeenCalledTimes(1);
    const late = begin(cancel.signal);
    expect(await failureOf(late.answer)).toMatchObject({ kind: "aborted" });
    expect(late.request.sent).toBeUndefined();
  });
});

it("goes without progress where the platform cannot tell it", async () => {
  vi.unstubAllGlobals();
  const respond: typeof fetch = () => Promise.resolve(Response.json({ id: "1", filename: "a" }));
  vi.stubGlobal("fetch", respond);
  const shares: number[] = [];
  const api = createClient({ baseUrl: "http://x" });
  await api.upload(uploadDataset, { body: { file } }, (share) => shares.push(share));
  expect(shares).toEqual([]);
});
