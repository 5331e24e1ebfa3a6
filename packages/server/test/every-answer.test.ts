import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { createClient, type TestClient } from "./client.ts";
import { startTestServer, type TestServer } from "./server.ts";

/*
 * What holds for every answer, whatever was asked: each operation of the contract, and each way to be refused.
 */

const NO_ID = "01990000-0000-7000-8000-000000000009";
const pathOf = ({ path }: OperationSpec) => path.replaceAll(/\{\w+\}/g, NO_ID);

/** Answers that are no operation's. */
const OTHERS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ["GET", "/"],
  ["GET", "/ui/login"],
  ["GET", "/config.json"],
  ["GET", "/assets/nothing.js"],
  ["GET", "/portal/sign-in"],
  ["GET", "/portal/sign-up"],
  ["POST", "/portal/sign-in", "{"],
  ["GET", "/portal/nothing"],
  ["GET", "/api/v1/docs"],
  ["GET", "/api/v1/openapi.json"],
  ["GET", "/api/v1/nothing"],
  ["PUT", "/api/v1/users/me", "{}"],
  ["POST", "/api/v1/organizations", "{name:"],
  ["POST", "/api/v1/organizations", JSON.stringify({ name: "x".repeat(2_000_000) })],
  ["GET", "/healthz"],
  ["GET", "/readyz"],
  ["GET", "/metrics"],
  ["GET", "/.well-known/nothing"],
  ["POST", "/mcp", "{}"],
  ["GET", "/outbox"],
  ["GET", "/%00"],
  ["OPTIONS", "/api/v1/users/me"],
];

/** Every operation and all other answers, as this browser gets them. The two that end its login come last. */
async function* answersFor(client: TestClient) {
  const ends = ["logout", "deleteAccount"];
  const all = Object.values<OperationSpec>(operations).toSorted(
    (a, b) => ends.indexOf(a.operationId) - ends.indexOf(b.operationId),
  );
  const sent = [
    ...OTHERS,
    ...all.map(
      (spec) => [spec.method, pathOf(spec), spec.method === "GET" ? undefined : "{}"] as const,
    ),
  ];
  for (const [method, path, body] of sent) {
    const abort = new AbortController();
    const headers = body === undefined ? undefined : { "content-type": "application/json" };
    const response = await client.fetch(path, { method, body, headers, signal: abort.signal });
    yield { what: `${method} ${path} answered ${response.status}`, response };
    abort.abort();
  }
}

describe.each([
  ["over http", {}, false],
  ["over https", { PUBLIC_URL: "https://harbor.example" }, true],
])("every answer %s", (_how, env, isEncrypted) => {
  let server: TestServer;
  let browsers: readonly TestClient[];
  beforeAll(async () => {
    server = await startTestServer({ env });
    browsers = isEncrypted
      ? [createClient(server.url, { origin: "https://harbor.example" })]
      : [server.anonymous(), await server.signUp()];
  });

  it("protects the page that shows it, and tells nothing of the inside [S8 S9 S25]", async () => {
    const wrong: string[] = [];
    for (const browser of browsers) {
      for await (const { what, response } of answersFor(browser)) {
        const { headers } = response;
        const policy = (headers.get("content-security-policy") ?? "").split("; ");
        const isSafe =
          ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].every((rule) =>
            policy.includes(rule),
          ) || policy.includes("sandbox");
        const transport = headers.get("strict-transport-security");
        const held: readonly (readonly [boolean, string])[] = [
          [isSafe, "content-security-policy"],
          [headers.get("x-content-type-options") === "nosniff", "x-content-type-options"],
          [headers.get("referrer-policy") !== null, "referrer-policy"],
          [!headers.has("access-control-allow-origin"), "access-control-allow-origin"],
          [
            transport === (isEncrypted ? "max-age=31536000; includeSubDomains" : null),
            "strict-transport-security",
          ],
        ];
        for (const [isHeld, name] of held)
          if (!isHeld) wrong.push(`${what} with ${name}: ${headers.get(name)}`);
        if (response.status < 400 || response.body === null) continue;
        const text = await response.text();
        if (/\bat .*:\d+:\d+|node_modules|select .* from|\$\d\b|violates|PgError/i.test(text))
          wrong.push(`${what} with ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe("another origin", () => {
  let server: TestServer;
  let user: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    user = await server.signUp();
  });

  it("may read nothing, however much its name looks like ours [S8]", async () => {
    const { host, port } = new URL(server.url);
    const origins = [
      `http://${host}.evil.example`,
      `http://evil-${host}`,
      `https://${host}`,
      `http://localhost:${Number(port) + 1}`,
      `http://LOCALHOST:${port}`,
      `http://${host}@evil.example`,
      "null",
      "*",
    ];
    for (const origin of origins) {
      for (const method of ["OPTIONS", "GET"]) {
        const response = await user.fetch("/api/v1/users/me", {
          method,
          headers: {
            origin,
            "access-control-request-method": "POST",
            "access-control-request-headers": "content-type",
          },
        });
        const named = [...response.headers.keys()].filter((name) =>
          name.startsWith("access-control"),
        );
        expect(named, `${method} from ${origin}`).toEqual([]);
        await response.body?.cancel();
      }
    }
  });
});
