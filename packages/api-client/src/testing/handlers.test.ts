import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { config, locales } from "zod";
import { createClient } from "../client.ts";
import { createInboxItem, getChatSession, getMe, runChat } from "../gen/calls.gen.ts";
import { operations } from "../gen/operations.gen.ts";
import type { OperationSpec } from "../operation-spec.ts";
import { streamRun } from "../stream.ts";
import { createHandlers, fixtures, mockRunStream } from "./index.ts";

const baseUrl = "https://api.example";
const server = setupServer(...createHandlers());

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe("createHandlers", () => {
  const get = Object.values(operations).filter(({ method }) => method === "GET");
  it.each(get.map((operation: OperationSpec) => [operation.operationId, operation] as const))(
    "answers %s as the contract says",
    async (_, operation) => {
      const path = operation.path.replaceAll(/\{\w+\}/g, "one");
      const needed = Object.entries(operation.query).filter(([, { required }]) => required);
      const query = new URLSearchParams(needed.map(([name]) => [name, "x"]));
      const response = await fetch(`${baseUrl}${path}?${query}`, { redirect: "manual" });
      expect(operation.responses).toHaveProperty(String(response.status));
      const schema = operation.responses[response.status];
      if (operation.responseType !== "json") return;
      expect(schema?.safeParse(await response.json()).error).toBeUndefined();
    },
  );

  it("takes the fixed path before the one with an id", async () => {
    const answer = await fetch(`${baseUrl}/api/v1/chatsessions/events`);
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
  });

  it("refuses what the contract refuses, with a sentence of its own whatever the process has set", async () => {
    config(locales.en());
    const call = createClient({ baseUrl }).call(createInboxItem, { body: { title: "" } });
    await expect(call).rejects.toMatchObject({
      status: 422,
      detail: "title: It is empty.",
    });
  });

  it("takes another answer for one operation", async () => {
    server.use(...createHandlers({ answers: { getMe: fixtures.newUser } }));
    const api = createClient({ baseUrl });
    await expect(api.call(getMe)).resolves.toEqual(fixtures.newUser);
    await expect(api.call(getChatSession, { path: { id: "x" } })).resolves.toEqual(
      fixtures.chatSessionDetail,
    );
  });

  it("streams a run, in pieces of any size", async () => {
    const body = {
      connection_ids: [],
      prompt: "Hi",
      model: "openai:gpt-4o",
      max_executions: 3,
    } as const;
    const got = await Array.fromAsync(
      streamRun({ baseUrl, call: runChat, body: { ...body, connection_ids: [] } }),
    );
    expect(got).toEqual(fixtures.runEvents);
    const fetcher: typeof fetch = () =>
      Promise.resolve(mockRunStream(fixtures.runEvents, { chunkSize: 3 }));
    const pieces = streamRun({
      fetch: fetcher,
      call: runChat,
      body: { ...body, connection_ids: [] },
    });
    expect(await Array.fromAsync(pieces)).toEqual(fixtures.runEvents);
  });
});
