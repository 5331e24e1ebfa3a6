import { expect, it } from "vitest";
import { createStatementLog } from "./hot-operations.ts";
import { ask } from "./run-stream.ts";
import { startTestServer } from "./server.ts";

/** Of a run of "hello" in a new chat, from the request to the end of its stream, without the begin and end of transactions. */
const STATEMENTS = 50;

it("answers hello with few statements, one for each piece of text after the first [NFR-PERF]", async () => {
  const log = createStatementLog();
  const server = await startTestServer({ overrides: { statementLog: log.logger } });
  const client = await server.signUp();
  await ask(client, "hello");
  log.take();
  const events = await ask(client, "hello");
  const texts = log.take().map(({ text }) => text);
  expect(texts.length).toBeLessThanOrEqual(STATEMENTS);
  const pieces = events.filter(({ type }) => type === "assistant").length;
  expect(texts.filter((text) => text.startsWith('with "ran"'))).toHaveLength(pieces - 1);
});
