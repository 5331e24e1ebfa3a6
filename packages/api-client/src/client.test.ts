import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./client.ts";
import { ApiError } from "./errors.ts";
import {
  createConnection,
  deleteDataset,
  exportFigureRows,
  getAppInfo,
  getConnection,
  listChatSessions,
  listDatasets,
  requestTool,
  uploadDataset,
} from "./gen/calls.gen.ts";
import { fixtures } from "./testing/index.ts";

type Seen = { method: string; url: string; headers: IncomingMessage["headers"]; body: string };
type Reply = { status?: number; statusText?: string; type?: string; body?: string; again?: string };

let server: Server | undefined;
const seen: Seen[] = [];

/** A real server on a free port that notes each request and answers with `reply`. */
async function serve(reply: Reply): Promise<string> {
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    request.setEncoding("latin1");
    request.on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      seen.push({ method, url, headers, body });
      const { status = 200, statusText = "", type = "application/json" } = reply;
      response.writeHead(status, statusText, {
        "content-type": type,
        ...(reply.again !== undefined && { "retry-after": reply.again }),
      });
      response.end(reply.body);
    });
  });
  const started = server;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

const json = (value: unknown, status = 200): Reply => ({ status, body: JSON.stringify(value) });

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("the call did not fail with an ApiError");
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  seen.length = 0;
});

describe("createClient", () => {
  it("calls the API host and includes cookies [API-01]", async () => {
    const baseUrl = await serve(json(fixtures.appInfo));
    const fetcher = vi.fn<typeof fetch>((input, init) => fetch(input, init));
    const api = createClient({ baseUrl: `${baseUrl}/`, fetch: fetcher });
    await expect(api.call(getAppInfo)).resolves.toEqual(fixtures.appInfo);
    expect(seen[0]).toMatchObject({ method: "GET", url: "/api/v1/app-info" });
    expect(fetcher.mock.calls[0]?.[1]?.credentials).toBe("include");
  });

  it("raises the detail of a failed answer [API-02]", async () => {
    const baseUrl = await serve(json({ detail: "Not enough credits." }, 402));
    const error = await failure(createClient({ baseUrl }).call(getAppInfo));
    expect(error).toMatchObject({
      kind: "http",
      status: 402,
      detail: "Not enough credits.",
      message: "Not enough credits.",
      body: "json",
    });
  });

  it("raises status and text where there is no detail [API-03 ERR-67]", async () => {
    const baseUrl = await serve({
      status: 503,
      statusText: "Service Unavailable",
      type: "text/html",
      body: "<h1>down</h1>",
    });
    const error = await failure(createClient({ baseUrl }).call(getAppInfo));
    expect(error).toMatchObject({
      message: "API call failed: 503 Service Unavailable",
      detail: undefined,
      body: "other",
    });
  });

  it("says when to try again where a proxy only counts requests", async () => {
    const baseUrl = await serve({ status: 429, statusText: "Too Many Requests", again: "120" });
    const error = await failure(createClient({ baseUrl }).call(getAppInfo));
    expect(error.message).toBe("API call failed: 429 Too Many Requests. Try again in 2 minutes.");
  });

  it("tells a body without detail from one that is no JSON [UPLOAD-11 UPLOAD-12]", async () => {
    const baseUrl = await serve(json({ error: "no" }, 400));
    expect(await failure(createClient({ baseUrl }).call(getAppInfo))).toMatchObject({
      body: "json",
      detail: undefined,
    });
  });

  it("reads the texts of a list of problems [LO-07]", async () => {
    const detail = [{ loc: ["body", "name"], msg: "Field required" }, { msg: "Too short" }];
    const baseUrl = await serve(json({ detail }, 422));
    const error = await failure(createClient({ baseUrl }).call(getAppInfo));
    expect(error.message).toBe("Field required; Too short");
  });

  it("gives nothing for a 204 answer [API-04]", async () => {
    const baseUrl = await serve({ status: 204 });
    const api = createClient({ baseUrl });
    await expect(api.call(deleteDataset, { path: { id: "a/b" } })).resolves.toBeUndefined();
    expect(seen[0]).toMatchObject({ method: "DELETE", url: "/api/v1/data/datasets/a%2Fb" });
  });

  it("gives CSV as it is", async () => {
    const text = "Row,Region\r\n1,North\r\n";
    const baseUrl = await serve({ type: "text/csv", body: text });
    const body = { question: fixtures.questionAnswer.question };
    expect(await createClient({ baseUrl }).call(exportFigureRows, { body })).toBe(text);
  });

  it("takes any 2xx answer of a request form [API-69 LO-74]", async () => {
    const baseUrl = await serve({ status: 200, type: "text/plain", body: "thanks" });
    const body = {
      tool_name: "Xero",
      contact_name: "Maya",
      contact_email: "maya@haldencoffee.example",
    };
    await expect(createClient({ baseUrl }).call(requestTool, { body })).resolves.toBeUndefined();
  });

  it("sends JSON as JSON [API-05]", async () => {
    const baseUrl = await serve(json(fixtures.tasksConnection, 201));
    await createClient({ baseUrl }).call(createConnection, { body: { connection_type: "tasks" } });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
    expect(seen[0]?.body).toBe('{"connection_type":"tasks"}');
  });

  it("leaves the content type of a form to the browser [API-05]", async () => {
    const baseUrl = await serve(json(fixtures.dataset, 201));
    const file = new File(["a,b\n1,2\n"], "orders.csv", { type: "text/csv" });
    await createClient({ baseUrl }).call(uploadDataset, { body: { file } });
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(seen[0]?.body).toContain('name="file"; filename="orders.csv"');
    expect(seen[0]?.body).toContain("a,b\n1,2\n");
  });

  it("puts values into the query and leaves out those that are missing", async () => {
    const baseUrl = await serve(json({ items: [], next_cursor: null }));
    const api = createClient({ baseUrl });
    const query = { view: "list", query: "å & b", cursor: undefined } as const;
    await expect(api.page(listChatSessions, { query })).resolves.toEqual({
      items: [],
      next_cursor: null,
    });
    expect(seen[0]?.url).toBe("/api/v1/chatsessions?view=list&query=%C3%A5+%26+b");
  });

  it.each([
    ["bare", fixtures.datasets],
    ["in an object", { total: 2, items: fixtures.datasets }],
    ["under its own name", { datasets: fixtures.datasets }],
  ])("reads a list that comes %s [LO-05]", async (_, answer) => {
    const baseUrl = await serve(json(answer));
    await expect(createClient({ baseUrl }).list(listDatasets)).resolves.toEqual(fixtures.datasets);
  });

  it("fails where a list was expected and none came [LO-05]", async () => {
    const baseUrl = await serve(json({ message: "hello" }));
    const error = await failure(createClient({ baseUrl }).list(listDatasets));
    expect(error.message).toBe("The answer of /api/v1/data/datasets has an unexpected form.");
  });

  it.each([401, 403])("takes a %i for nobody being logged in [LO-08 CT-03]", async (status) => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const baseUrl = await serve(json({ detail: "Log in." }, status));
    await expect(createClient({ baseUrl, onUnauthorized }).me()).resolves.toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it("fails where the user cannot be loaded for another reason [CT-03]", async () => {
    const baseUrl = await serve(json({ detail: "Out of order." }, 500));
    expect((await failure(createClient({ baseUrl }).me())).message).toBe("Out of order.");
  });

  it("tells of a session that has ended and fails all the same [LO-137]", async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const baseUrl = await serve(json({ detail: "Log in." }, 401));
    const api = createClient({ baseUrl, onUnauthorized });
    const error = await failure(api.list(listDatasets));
    expect(error.message).toBe("Log in.");
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error);
  });

  it("tells what time it is for the server, also with a failure [C9]", async () => {
    const told: string[] = [];
    const onDate = (date: string) => told.push(date);
    await createClient({ baseUrl: await serve(json([])), onDate }).call(listDatasets);
    await failure(createClient({ baseUrl: await serve(json({}, 500)), onDate }).call(listDatasets));
    expect(told).toHaveLength(2);
    for (const date of told) expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5_000);
  });

  it("tells a server that is not there from a caller who gave up", async () => {
    const baseUrl = await serve(json({}));
    server?.close();
    const api = createClient({ baseUrl });
    expect(await failure(api.call(getAppInfo))).toMatchObject({ kind: "network", status: 0 });
    const signal = AbortSignal.abort();
    expect(await failure(api.call(getAppInfo, { signal }))).toMatchObject({ kind: "aborted" });
    expect(seen).toHaveLength(0);
  });

  it("retries a request that no process answered, if it may, but not a call that is to be made once [R8]", async () => {
    const baseUrl = await serve({ status: 502, body: "" });
    await expect(createClient({ baseUrl }).call(getAppInfo)).rejects.toThrow();
    expect(seen).toHaveLength(1);
    const repeating = createClient({ baseUrl, retry: true });
    await expect(repeating.call(getAppInfo, { once: true })).rejects.toThrow();
    expect(seen).toHaveLength(2);
    await expect(repeating.call(getAppInfo)).rejects.toThrow();
    expect(seen).toHaveLength(6);
  });

  it("refuses an id that would lead to another path", async () => {
    const baseUrl = await serve(json({}));
    const api = createClient({ baseUrl });
    for (const id of ["..", ".", ""]) {
      await expect(api.call(getConnection, { path: { id } })).rejects.toThrow(
        "cannot stand for {id}",
      );
    }
    expect(seen).toHaveLength(0);
  });
});
