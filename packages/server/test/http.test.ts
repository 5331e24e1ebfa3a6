import { request } from "node:http";
import { connect } from "node:net";
import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { beginOnce } from "../src/http/idempotency.ts";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  user = await server.signUp();
});

describe("failures", () => {
  it.each([
    [
      "an unknown call",
      "GET",
      "/api/v1/nothing",
      undefined,
      404,
      "GET /api/v1/nothing was not found.",
    ],
    [
      "a method that the call does not take",
      "PUT",
      "/api/v1/users/me",
      undefined,
      405,
      "/api/v1/users/me accepts GET, not PUT.",
    ],
    [
      "a body that is no JSON",
      "POST",
      "/api/v1/organizations",
      "{name:",
      422,
      "The body is not valid JSON.",
    ],
    [
      "a body without a required field",
      "POST",
      "/api/v1/organizations",
      "{}",
      422,
      "'name' is missing.",
    ],
    [
      "a body of another type",
      "POST",
      "/api/v1/organizations",
      "[]",
      422,
      "The body must be an object.",
    ],
    [
      "an id that is none",
      "GET",
      "/api/v1/connections/none",
      undefined,
      404,
      "This connection was not found.",
    ],
    [
      "a code that is missing",
      "GET",
      "/api/v1/auth/callback",
      undefined,
      422,
      "'code' is missing.",
    ],
  ])("are reported as a detail: %s [API-02]", async (_what, method, path, body, status, detail) => {
    const response = await user.fetch(path, {
      method,
      body,
      headers: { "content-type": "application/json" },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ detail });
  });

  it("name the limit when a body is too large, with or without a declared size", async () => {
    const large = JSON.stringify({ name: "x".repeat(1024 * 1024) });
    const told = await user.fetch("/api/v1/organizations", { method: "POST", body: large });
    const streamed = await user.fetch("/api/v1/organizations", {
      method: "POST",
      body: new Blob([large]).stream(),
      duplex: "half",
    });
    for (const response of [told, streamed]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ detail: expect.stringContaining("1 MB") });
    }
  });
});

describe("headers", () => {
  it.each([
    "/",
    "/ui/login",
    "/api/v1/app-info",
    "/api/v1/nothing",
    "/api/v1/users/me",
    "/portal/sign-in",
    "/api/v1/docs",
    "/config.json",
  ])("protect %s [S9]", async (path) => {
    const { headers } = await server.anonymous().fetch(path, { headers: { accept: "text/html" } });
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split("; ")).toContain(rule);
    }
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("keep the request id of a proxy, unless it could break a log line", async () => {
    const ask = async (id: string) =>
      (
        await server.anonymous().fetch("/api/v1/app-info", { headers: { "x-request-id": id } })
      ).headers.get("x-request-id");
    expect(await ask("abc-12345678")).toBe("abc-12345678");
    expect(await ask("short")).not.toBe("short");
    expect(await ask("has spaces in it")).not.toBe("has spaces in it");
  });
});

describe("requests from other sites", () => {
  const body = JSON.stringify({ name: "Forged" });
  const site = (name: string) => ({ "sec-fetch-site": name });
  const calls = [
    ["POST", "/api/v1/organizations"],
    ["PUT", "/api/v1/organizations/active/x"],
    ["PATCH", "/api/v1/chatsessions/x"],
    ["DELETE", "/api/v1/connections/x"],
    ["POST", "/api/switchboard-chat/run"],
    ["POST", "/api/v1/data/upload"],
  ] as const;
  const types = ["application/json", "text/plain", "application/x-www-form-urlencoded", undefined];
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    site("cross-site"),
    site("same-site"),
    { origin: "https://evil.example", ...site("same-origin") },
  ];
  const matrix = calls.flatMap(([method, path]) =>
    types.flatMap((type) => foreign.map((headers) => ({ method, path, type, headers }))),
  );

  it.each(matrix)(
    "$method $path of type $type with $headers is refused [S7]",
    async ({ method, path, type, headers }) => {
      const response = await user.fetch(path, {
        method,
        body,
        headers: { ...headers, ...(type && { "content-type": type }) },
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ detail: "This request came from another site." });
    },
  );

  it.each([site("same-origin"), {}])("our own page with %s is heard [S7]", async (headers) => {
    const response = await user.send("POST", "/api/v1/organizations", { name: "Ours" }, headers);
    expect(response.status).toBe(201);
  });

  it("a client that is no browser and says no origin is heard [S7]", async () => {
    const status = await new Promise((resolve, reject) => {
      const call = request(new URL("/api/v1/organizations", server.url), {
        method: "POST",
        headers: { cookie: `sid=${user.cookie("sid")}`, "content-type": "application/json" },
      });
      call.on("response", (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      call.on("error", reject);
      call.end(body);
    });
    expect(status).toBe(201);
  });

  it("a login cannot be completed from another site, and a logout link there does nothing [S7]", async () => {
    const completed = await user.fetch("/api/v1/auth/callback?code=x", {
      headers: site("cross-site"),
    });
    expect(completed.status).toBe(403);
    const left = await user.fetch("/api/v1/auth/logout", { headers: site("cross-site") });
    expect(left.status).toBe(403);
    expect((await user.me()).email).toContain("@");
  });
});

describe("a request that cannot be read", () => {
  /** Sends bytes that no client of ours would. */
  const send = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk));
      socket.on("close", () => resolve(answer));
      socket.on("error", reject);
    });

  it.each([
    [
      "a path with a backslash",
      "GET /\\evil HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
      400,
    ],
    ["a host that is none", "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", 400],
    ["no path at all", "GET evil HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", 400],
    ["no HTTP", "evil\r\n\r\n", 400],
    [
      "too many headers",
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
    ],
  ])("is answered with a sentence and our headers: %s [S8]", async (_what, bytes, status) => {
    const answer = await send(bytes);
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const header of ["content-security-policy", "x-content-type-options", "x-request-id"])
      expect(head.toLowerCase()).toContain(`${header}: `);
    expect(head).toMatch(/content-type: application\/json/i);
    expect(body).toContain('{"detail":"This request cannot be read. Check its address."}');
  });

  it.each(["/%E0%A4%A", "/api/v1/runs/%zz", "/ui/%c0%ae"])(
    "is answered as usual where only the escapes of its path are broken: %s",
    async (path) => {
      const response = await fetch(`${server.url}${path}`);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    },
  );
});

describe("idempotency keys", () => {
  const key = (value: string) => ({ "idempotency-key": value });
  const create = (name: string, value: string, client = user) =>
    client.send("POST", "/api/v1/organizations", { name }, key(value));

  it("give a retry the first answer, and one effect [R8]", async () => {
    const client = await server.signUp();
    const answers = [await create("Once", "key-a", client), await create("Once", "key-a", client)];
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([
      null,
      "true",
    ]);
    expect(second).toEqual(first);
    expect((await client.me()).organizations).toHaveLength(1);
  });

  it("refuse another request under the same key [R8]", async () => {
    await create("One", "key-b");
    const response = await create("Two", "key-b");
    expect(response.status).toBe(422);
  });

  it("give refusals again too, and let a request be mended under the same key when it was not valid [R8]", async () => {
    const send = () =>
      user.send("POST", "/api/v1/connections", { connection_type: "nothing" }, key("key-c"));
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(await second.json()).toEqual(await first.json());
    await user.send("POST", "/api/v1/organizations", {}, key("key-d"));
    expect((await create("Mended", "key-d")).status).toBe(201);
  });

  it("have one effect when the same request comes many times at once, and give all the answer of the first [R8]", async () => {
    const client = await server.signUp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create("Race", "key-e", client)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(answers.filter(({ headers }) => headers.has("idempotent-replayed"))).toHaveLength(7);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await client.me()).organizations).toHaveLength(1);
  });

  it("say when to try again where the first request is not over in time [R8]", async () => {
    const client = await server.signUp();
    const { id: userId } = await client.me();
    const body = { name: "Long" };
    await server.deps.store.idempotency.claim({
      userId,
      key: "key-h",
      route: "POST /api/v1/organizations",
      bodyHashes: server.deps.fingerprints(JSON.stringify(body)),
      now: server.deps.clock.now(),
    });
    const late = await client.send("POST", "/api/v1/organizations", body, key("key-h"));
    expect(late.status).toBe(409);
    expect(late.headers.get("retry-after")).toBe("5");
    expect(await late.json()).toEqual({
      detail:
        "The first request with this Idempotency-Key is still in progress. Try again in a few seconds.",
    });
  }, 20_000);

  it("of a wrong form are refused in a sentence [R8]", async () => {
    expect(await (await create("Empty", "")).json()).toEqual({
      detail: "The Idempotency-Key must not be empty.",
    });
    expect(await (await create("Long", "k".repeat(201))).json()).toEqual({
      detail: "The Idempotency-Key must have at most 200 characters.",
    });
  });

  it("begin a run once, also where what it began could not be kept [R8]", async () => {
    const deps = { ...server.deps, log: pino({ level: "silent" }) };
    const { id: userId } = await user.me();
    const signal = AbortSignal.abort();
    const once = { userId, key: "key-g", route: "POST /run", text: "{}", signal };
    let begun = 0;
    const begin = async () => {
      begun += 1;
      return { runId: "run" };
    };
    const unanswered = sql`alter table idempotency_keys add constraint unanswered check (status is null) not valid`;
    await server.database.db.execute(unanswered);
    expect(await beginOnce(deps, once, begin)).toMatchObject({ begun: { runId: "run" } });
    await server.database.db.execute(sql`alter table idempotency_keys drop constraint unanswered`);
    await expect(beginOnce(deps, once, begin)).rejects.toMatchObject({ code: "conflict" });
    expect(begun).toBe(1);
  });

  it("count on every POST of the contract that somebody logged in may send [R8]", async () => {
    const client = await server.signUp();
    const upload = () => {
      const form = new FormData();
      form.set("file", new File(["Name,Age\nAda,36\n"], "people.csv"));
      return client.fetch("/api/v1/data/upload", {
        method: "POST",
        body: form,
        headers: key("key-upload"),
      });
    };
    const uploads = [await upload(), await upload()];
    expect(uploads.map(({ status }) => status)).toEqual([201, 201]);
    expect(uploads[1]?.headers.get("idempotent-replayed")).toBe("true");
    expect(await client.json("/api/v1/data/datasets")).toHaveLength(1);

    const bodies: Record<string, unknown> = {
      createApiKey: { name: "Script" },
      createOrganization: { name: "Halden Coffee" },
      createInboxItem: { title: "Order beans" },
    };
    const kept: string[] = [];
    for (const {
      operationId: id,
      method,
      permission,
      path,
      stream,
    } of Object.values<OperationSpec>(operations)) {
      if (method !== "POST" || permission !== "session" || stream) continue;
      const to = path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
      const send = () => client.send(method, to, bodies[id] ?? {}, key(id));
      const first = await send();
      // A body that does not fit may be mended under the same key.
      if (first.status === 422 || first.status === 415) continue;
      const again = await send();
      expect([id, again.status]).toEqual([id, first.status]);
      expect([id, again.headers.get("idempotent-replayed")]).toEqual([id, "true"]);
      expect(await again.text()).toBe(await first.text());
      kept.push(id);
    }
    expect(kept).toEqual(
      expect.arrayContaining([...Object.keys(bodies), "beginTwoStep", "requestExport"]),
    );
    expect(await client.json("/api/v1/developer/api-keys")).toHaveLength(1);
  });

  it("belong to one person [R8]", async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    await create("Mine", "key-f", one);
    expect((await create("Theirs", "key-f", other)).status).toBe(201);
  });
});

it.each(["/api/v1/app-info", "/api/v1/users/me"])(
  "answers %s with a tag, and without the text to those who have it already",
  async (path) => {
    const first = await user.fetch(path);
    const tag = first.headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    const ask = (sent: string) => user.fetch(path, { headers: { "if-none-match": sent } });
    const same = await ask(`"other", W/${tag}`);
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    expect(same.headers.get("x-content-type-options")).toBe("nosniff");
    const other = await ask('"other"');
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  },
);
