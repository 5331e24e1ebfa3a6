import { operations } from "@switchboard/api-client/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { createLog } from "../src/log.ts";
import { startTestServer, type TestServer } from "./server.ts";

/** As long and as random as our tokens. */
const CANARY = "canary7Qk3v9qPz1LrT8mXw2Yb5Hd0Gs4Jf6NcUeAoV";
/** The pages of the app with a token in their path; the server sends the same file for each. */
const PAGES = ["/ui/invitations/:token", "/ui/anything/new/:token"];

const filled = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, CANARY).replaceAll("*", CANARY);

describe("tokens in addresses", () => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    const log = createLog({ logLevel: "trace" }, { write: (line) => void lines.push(line) });
    server = await startTestServer({ overrides: { log } });
  });

  it("are in no line of the log, whatever route of the server takes one", async () => {
    const client = await server.signUp();
    const queries = Object.values(operations).flatMap(({ query }) => Object.keys(query));
    const names = new Set([...queries, "token", "code", "state", "key", "session_id"]);
    const search = new URLSearchParams([...names].map((name): [string, string] => [name, CANARY]));
    const routes = createApp(server.deps).routes.filter(({ method }) => method !== "ALL");
    const places = new Set(
      [...routes, ...PAGES.map((path) => ({ method: "GET", path }))].map(
        ({ method, path }) => `${method} ${filled(path)}`,
      ),
    );
    expect(places.size).toBeGreaterThan(Object.keys(operations).length);
    for (const place of places) {
      const [method = "", path = ""] = place.split(" ");
      // It would end the login that the other routes need.
      if (path.endsWith("/auth/logout")) continue;
      for (const address of [path, `${path}?${search.toString()}`]) {
        const response = await client.fetch(address, { method, signal: AbortSignal.timeout(5000) });
        await response.body?.cancel();
      }
    }
    expect(lines.filter((line) => line.includes('"request"')).length).toBeGreaterThan(places.size);
    expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
  });
});
