import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { requests } from "../src/store/schema.ts";
import { startChild } from "./child.ts";
import { startTestServer, type TestServer } from "./server.ts";

const toolRequest = {
  tool_name: "  Harbor Desk ",
  contact_name: " Maya Halden ",
  contact_email: "maya@haldencoffee.example",
};
const methodRequest = {
  method_description: "Archive a task",
  contact_name: "Maya Halden",
  contact_email: "maya@haldencoffee.example",
  plugin_name: "tasks",
};

const HOUR_MS = 60 * 60 * 1000;
let now = Date.parse("2026-11-20T12:00:00Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { clock: { now: () => new Date(now) } } });
});

const ask = (path: string, body: object) =>
  server.anonymous().send("POST", `/api/v1/${path}`, body);
const askForTool = (more: object = {}) => ask("request-tool", { ...toolRequest, ...more });
const kept = () => server.database.db.select().from(requests);
/** Later, when what was sent before no longer counts. */
const nextHour = () => void (now += HOUR_MS);

describe("a request", () => {
  it("for a new integration is kept without a login, its texts trimmed [REQ-02 API-29]", async () => {
    const response = await askForTool();
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect(await kept()).toMatchObject([
      {
        kind: "tool",
        subject: "Harbor Desk",
        pluginName: null,
        contactName: "Maya Halden",
        contactEmail: "maya@haldencoffee.example",
      },
    ]);
  });

  it("for a new method is kept with the plugin that lacks it [REQ-04 CADD-15 API-30]", async () => {
    expect((await ask("request-method", methodRequest)).status).toBe(204);
    expect(await kept()).toContainEqual(
      expect.objectContaining({ kind: "method", subject: "Archive a task", pluginName: "tasks" }),
    );
  });

  it("for an offer is stored with the company [ENT-05 API-54]", async () => {
    const offer = {
      contact_name: "Maya Halden",
      company_name: " Halden Coffee ",
      contact_email: "maya@haldencoffee.example",
      project_details: "Forty people, two mailboxes and Jira.",
    };
    expect((await ask("enterprise-contact", offer)).status).toBe(204);
    expect(await kept()).toContainEqual(
      expect.objectContaining({
        kind: "sales",
        companyName: "Halden Coffee",
        subject: "Forty people, two mailboxes and Jira.",
        contactEmail: "maya@haldencoffee.example",
      }),
    );
    expect((await ask("enterprise-contact", { ...offer, company_name: " " })).status).toBe(422);
  });

  it.each([
    ["a blank name", { contact_name: "   " }, "'contact_name' must not be blank."],
    ["no name", { contact_name: undefined }, "contact_name"],
    ["something that is no e-mail address", { contact_email: "maya" }, "contact_email"],
    ["a text of another kind", { tool_name: ["Desk"] }, "tool_name"],
    ["a name without end", { tool_name: "x".repeat(201) }, "tool_name"],
    ["an address without end", { contact_email: `${"x".repeat(320)}@a.example` }, "contact_email"],
  ])("with %s is refused and not kept [REQ-05 API-29]", async (_what, more, words) => {
    const before = await kept();
    const response = await askForTool(more);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ detail: expect.stringContaining(words) });
    expect(await kept()).toEqual(before);
  });

  it("is refused from another site [S7]", async () => {
    const stranger = server.anonymous();
    const response = await stranger.send("POST", "/api/v1/request-tool", toolRequest, {
      origin: "https://evil.example",
    });
    expect(response.status).toBe(403);
  });
});

describe("requests from one address", () => {
  it("are twenty an hour at most, also when they come at once; then there is room again [API-29 API-30]", async () => {
    nextHour();
    const before = (await kept()).length;
    const answers = await Promise.all(Array.from({ length: 25 }, () => askForTool()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await kept()).length).toBe(before + 20);
    const refused = await ask("request-method", methodRequest);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);

    nextHour();
    expect((await askForTool()).status).toBe(204);
  });

  it("are kept without their address once it no longer counts", async () => {
    nextHour();
    await askForTool();
    const addresses = (await kept()).map(({ clientAddress }) => clientAddress);
    expect(addresses.filter((address) => address !== null)).toHaveLength(1);
  });
});

it("for an offer is mailed to the support address [ENT-05]", async () => {
  const own = await startTestServer({ env: { SUPPORT_EMAIL: "sales@switchboard.example" } });
  const response = await own.anonymous().send("POST", "/api/v1/enterprise-contact", {
    contact_name: "Maya Halden",
    company_name: "Halden Coffee",
    contact_email: "maya@haldencoffee.example",
    project_details: "Forty people.",
  });
  expect(response.status).toBe(204);
  await own.jobs.idle();
  expect(await own.deps.store.localOutbox.list(10)).toMatchObject([
    {
      recipient: "sales@switchboard.example",
      content: { subject: "Halden Coffee requested an offer" },
    },
  ]);
});

it("can be read by the operator, the newest first, while the server is stopped", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "requests-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const own = await startTestServer({ env: { SWITCHBOARD_DATA: dataDir } });
  await own.anonymous().send("POST", "/api/v1/request-tool", toolRequest);
  await own.anonymous().send("POST", "/api/v1/request-method", methodRequest);
  await own.stop();
  const script = new URL("../scripts/list-requests.ts", import.meta.url);
  const child = startChild(script, [], { NODE_ENV: "test", SWITCHBOARD_DATA: dataDir });
  const newest = JSON.parse(await child.line(() => true)) as Record<string, unknown>;
  expect(newest).toMatchObject({ kind: "method", contactEmail: methodRequest.contact_email });
  expect(newest).not.toHaveProperty("clientAddress");
  expect((await child.ended).status).toBe(0);
});
