import { expect, it } from "vitest";
import { httpHandlers } from "../src/connectors/http/handlers.ts";
import type { FeedCursor, FeedPage } from "../src/domain/plugins/inbox-feed.ts";
import { manifestSchema } from "../src/plugins/manifest-schema.ts";
import github from "../plugins/github/manifest.json" with { type: "json" };
import gmail from "../plugins/gmail/manifest.json" with { type: "json" };
import jira from "../plugins/jira/manifest.json" with { type: "json" };
import linear from "../plugins/linear/manifest.json" with { type: "json" };
import zendesk from "../plugins/zendesk/manifest.json" with { type: "json" };

const NOW = new Date("2026-11-24T12:00:00Z");
const SINCE: FeedCursor = { since: "2026-11-24T11:00:00.000Z", seen: [] };
const base64 = (text: string) => Buffer.from(text).toString("base64url");

type AppRequest = { readonly url: URL; readonly body: string };

/** Reads the inbox of a fake app. @param answer responds to the nth call */
async function read(
  manifest: unknown,
  settings: Record<string, string>,
  cursor: FeedCursor | null,
  answers: readonly unknown[],
): Promise<{ page: FeedPage; requests: readonly AppRequest[] }> {
  const requests: AppRequest[] = [];
  const plugin = manifestSchema.parse(manifest);
  if (!plugin.http) throw new Error("It is reached by HTTP.");
  const { feed } = httpHandlers(plugin, plugin.http, {
    clock: { now: () => NOW },
    open: async () => ({
      configuration: {
        base_url: "https://halden.example",
        subdomain: "halden",
        email: "a@b.example",
      },
      credentials: { api_token: "t", api_key: "t", token: "t", access_token: "t" },
    }),
    fetch: async (url, init) => {
      const body = init?.body;
      requests.push({ url: new URL(String(url)), body: typeof body === "string" ? body : "" });
      return Response.json(answers[requests.length - 1] ?? {});
    },
  });
  if (!feed) throw new Error("It reads nothing for an inbox.");
  const context = { userId: "u", connectionId: "c", signal: AbortSignal.timeout(5_000) };
  return { page: await feed({ settings, cursor, limit: 50 }, context), requests };
}

it("reads Jira by JQL from minutes ago, the least recently updated first [SRC-01]", async () => {
  const issue = {
    key: "WEB-1",
    fields: {
      summary: "Blank page",
      status: { name: "To Do" },
      priority: { name: "Highest" },
      assignee: { displayName: "Ana" },
      duedate: "2026-11-30",
      updated: "2026-11-24T11:30:00.000+0000",
    },
    renderedFields: { description: "<p>It stays <b>empty</b>.</p>" },
  };
  const settings = { jql: "project = WEB" };
  const { page, requests } = await read(jira, settings, SINCE, [{ issues: [issue] }]);
  expect(requests[0]?.url.searchParams.get("jql")).toBe(
    "(project = WEB) AND updated >= -63m ORDER BY updated ASC",
  );
  expect(page.entries).toEqual([
    {
      kind: "issue",
      id: "WEB-1",
      title: "Blank page",
      description: "It stays empty.",
      status: "To Do",
      priority: "Highest",
      assignee: "Ana",
      dueDate: "2026-11-30",
      updatedAt: "2026-11-24T11:30:00.000Z",
      url: "https://halden.example/browse/WEB-1",
    },
  ]);
  const first = await read(jira, settings, null, [{ issues: [issue] }]);
  expect(first.requests[0]?.url.searchParams.get("jql")).toBe(
    "(project = WEB) ORDER BY updated ASC",
  );
});

it("reads GitHub by a search [SRC-01]", async () => {
  const issue = {
    html_url: "https://github.com/octo/web/issues/5",
    title: "Blank page",
    state: "open",
    body: "Empty.",
    updated_at: "2026-11-24T11:30:00Z",
  };
  const settings = { query: "is:open assignee:@me" };
  const { page, requests } = await read(github, settings, SINCE, [{ items: [issue] }]);
  expect(requests[0]?.url.searchParams.get("q")).toBe(
    "is:open assignee:@me updated:>=2026-11-24T10:58:00Z",
  );
  expect(requests[0]?.url.searchParams.get("order")).toBe("asc");
  expect(page.entries[0]).toMatchObject({ id: "octo/web/issues/5", url: issue.html_url });
});

it("reads Zendesk by a search [SRC-01]", async () => {
  const ticket = { id: 7, subject: "Blank page", updated_at: "2026-11-24T11:30:00Z" };
  const settings = { query: "assignee:me status<solved" };
  const { page, requests } = await read(zendesk, settings, SINCE, [
    { results: [ticket], count: 1 },
  ]);
  expect(requests[0]?.url.searchParams.get("query")).toBe(
    "type:ticket assignee:me status<solved updated>=2026-11-24T10:58:00Z",
  );
  expect(page.entries[0]).toMatchObject({
    id: "7",
    url: "https://halden.zendesk.com/agent/tickets/7",
  });
});

it("reads Linear by team and assignee, and omits a filter for all [SRC-01]", async () => {
  const node = { identifier: "ENG-3", title: "Blank page", updatedAt: "2026-11-24T11:30:00Z" };
  const settings = { team: "ENG", assignee: "all" };
  const answer = { data: { issues: { nodes: [node], pageInfo: { hasNextPage: false } } } };
  const { page, requests } = await read(linear, settings, SINCE, [answer]);
  const { variables } = JSON.parse(requests[0]?.body ?? "{}") as { variables: { filter: object } };
  expect(variables.filter).toEqual({
    team: { key: { eqIgnoreCase: "ENG" } },
    updatedAt: { gte: "2026-11-24T10:58:00Z" },
    state: { type: { nin: ["completed", "canceled", "duplicate"] } },
  });
  expect(page.entries[0]).toMatchObject({ id: "ENG-3", title: "Blank page" });
  expect(page.more).toBe(false);
});

it("reads Linear back to the last change that it knows, since it lists the latest first [SRC-01 R12]", async () => {
  const nodes = Array.from({ length: 60 }, (_one, at) => ({
    identifier: `ENG-${at}`,
    title: "Crane",
    updatedAt: new Date(NOW.getTime() - at * 60_000).toISOString(),
  }));
  const list = (from: number, to: number) => ({
    data: {
      issues: {
        nodes: nodes.slice(from, to),
        pageInfo: { hasNextPage: to < nodes.length, endCursor: String(to) },
      },
    },
  });
  const settings = { team: "all", assignee: "all" };
  const first = await read(linear, settings, null, [list(0, 50), list(50, 60)]);
  expect(first.page).toMatchObject({ more: true, count: 60 });
  expect(first.page.entries).toHaveLength(50);
  const second = await read(linear, settings, first.page.cursor, [list(49, 60)]);
  const { variables } = JSON.parse(second.requests[0]?.body ?? "{}") as {
    variables: { filter: object };
  };
  expect(variables.filter).toMatchObject({ updatedAt: { lte: nodes[49]?.updatedAt } });
  expect(second.page).toMatchObject({ more: false });
  expect(second.page.entries.map(({ id }) => id)).toEqual(
    nodes
      .slice(50)
      .map(({ identifier }) => identifier)
      .toReversed(),
  );
});

it("reads Gmail from a second on, then each message with its HTML and thread [SRC-01]", async () => {
  const header = (name: string, value: string) => ({ name, value });
  const message = {
    id: "a1b2c3d4e5",
    threadId: "f1f2f3f4f5",
    internalDate: String(Date.parse("2026-11-24T11:30:00Z")),
    payload: {
      mimeType: "multipart/mixed",
      headers: [
        header("From", "Ben <ben@harbor.example>"),
        header("To", "ana@harbor.example"),
        header("Subject", "Crane"),
        header("Message-ID", "<1@harbor.example>"),
        header("X-Priority", "1"),
      ],
      parts: [
        { mimeType: "text/plain", body: { data: base64("It broke.") } },
        { mimeType: "text/html", body: { data: base64("<p>It <b>broke</b>.</p>") } },
        { mimeType: "application/pdf", filename: "crane.pdf", body: { size: 2048 } },
      ],
    },
  };
  const { page, requests } = await read(gmail, { query: "in:inbox" }, SINCE, [
    { messages: [{ id: message.id }] },
    message,
  ]);
  expect(requests[0]?.url.searchParams.get("q")).toBe("in:inbox after:1795517880");
  expect(page.entries).toMatchObject([
    {
      kind: "mail",
      id: message.id,
      thread: "f1f2f3f4f5",
      messageId: "<1@harbor.example>",
      subject: "Crane",
      from: "Ben <ben@harbor.example>",
      text: "It broke.",
      html: "<p>It <b>broke</b>.</p>",
      receivedAt: "2026-11-24T11:30:00.000Z",
      isUrgent: true,
      attachments: [{ name: "crane.pdf", bytes: 2048 }],
    },
  ]);
  expect(page.cursor).toMatchObject({ since: "2026-11-24T11:30:00.000Z" });
});
