import { createClient } from "@switchboard/api-client";
import { fixtures } from "@switchboard/api-client/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createAccount } from "../session/account.ts";
import { createAppInfo } from "../session/app-info.ts";
import { createDiscoveries, promptsOf } from "./discoveries.ts";

type Sent = { readonly route: string; readonly body: unknown };

const { connection, manifest } = fixtures.connectionDetail;
const path = `/api/v1/connections/${connection.id}`;
const detail = { connection, manifest, has_credentials: false };

afterEach(() => vi.unstubAllGlobals());

/** What the app knows over a server that answers so; anything else is a 404. */
async function discoveriesWith(answers: Record<string, unknown>, extensions = ["discovery"]) {
  const sent: Sent[] = [];
  const all: Record<string, unknown> = {
    "GET /api/v1/app-info": { ...fixtures.appInfo, extensions },
    "GET /api/v1/users/me": fixtures.user,
    ...answers,
  };
  vi.stubGlobal("fetch", async (input: URL | string, init: RequestInit = {}) => {
    const route = `${init.method ?? "GET"} ${new URL(input).pathname}`;
    sent.push({ route, body: typeof init.body === "string" ? JSON.parse(init.body) : null });
    const answer = all[route];
    return answer === undefined
      ? Response.json({ detail: `No ${route}` }, { status: 404 })
      : Response.json(answer);
  });
  const api = createClient({ baseUrl: "http://app.example" });
  const appInfo = createAppInfo(api);
  await appInfo.ensure();
  const discoveries = createDiscoveries(api, appInfo, createAccount(api));
  return { discoveries, sent, routes: () => sent.map(({ route }) => route) };
}

describe("what was discovered", () => {
  it("is asked for where the server keeps it", async () => {
    const { discoveries } = await discoveriesWith({
      "GET /api/v1/discoveries": [fixtures.discovery],
    });
    await discoveries.load();
    expect(discoveries.store.get().latest).toEqual([fixtures.discovery]);
  });

  it("is not asked for of a server that has only the specification", async () => {
    const { discoveries, routes } = await discoveriesWith({}, []);
    await discoveries.load();
    expect(routes()).toEqual(["GET /api/v1/app-info"]);
  });

  it("stays as it was when the server does not answer", async () => {
    const { discoveries } = await discoveriesWith({});
    await expect(discoveries.load()).resolves.toBeUndefined();
    expect(discoveries.store.get().latest).toEqual([]);
  });
});

describe("accepted names", () => {
  it("are added to those of the connection by the specified call [API-18]", async () => {
    const had = { ...connection, name: "Jira", field_mappings: { Client: "cf_1", Old: "cf_2" } };
    const { discoveries, sent, routes } = await discoveriesWith({
      [`GET ${path}`]: { ...detail, connection: had },
      [`POST ${path}`]: had,
    });
    const mappings = Object.fromEntries([
      ["Client", "cf_9"],
      ["__proto__", "cf_3"],
    ]);
    await discoveries.accept({ connectionId: connection.id, mappings });
    const post = sent.find(({ route }) => route === `POST ${path}`);
    expect(post?.body).toEqual({
      name: "Jira",
      field_mappings: Object.fromEntries([
        ["Client", "cf_9"],
        ["Old", "cf_2"],
        ["__proto__", "cf_3"],
      ]),
    });
    expect(routes().at(-1)).toBe("GET /api/v1/users/me");
    expect(discoveries.store.get()).toMatchObject({ accepting: null, failure: null });
  });

  it("that do not arrive are said with the server's reason", async () => {
    const { discoveries } = await discoveriesWith({});
    await discoveries.accept({ connectionId: connection.id, mappings: { A: "a" } });
    expect(discoveries.store.get()).toMatchObject({
      accepting: null,
      failure: { connectionId: connection.id, message: `No GET ${path}` },
    });
  });
});

describe("the prompts of a new chat", () => {
  const found = (id: string, prompts: string[]) => ({
    ...fixtures.discovery,
    connection_id: id,
    result: { ...fixtures.discovery.result, connection_id: id, prompts },
  });
  const state = {
    latest: [found("a", ["a1", "a2", "a3"]), found("b", ["b1", "b2", "b3"])],
    accepting: null,
    failure: null,
  };

  it("are one of each ticked connection in turn", () => {
    expect(promptsOf(state, ["a", "b"])).toEqual(["a1", "b1", "a2"]);
    expect(promptsOf(state, ["b"])).toEqual(["b1", "b2", "b3"]);
  });

  it("are none where nothing was discovered", () => {
    expect(promptsOf(state, ["c"])).toBeUndefined();
  });
});
