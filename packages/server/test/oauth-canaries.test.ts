import { is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { createLog } from "../src/log.ts";
import * as schema from "../src/store/schema.ts";
import { CLIENT_SECRET } from "./consent-app.ts";
import { consent } from "./consent.ts";
import { readEnd, startOAuthServer } from "./oauth-server.ts";
import { ask } from "./run-stream.ts";

it("shows no token, code, state or client secret in any answer, line of the log or row [S14 S17 S25]", {
  timeout: 60_000,
}, async () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  let minutes = 0;
  const { app, server, admin, start, connect } = await startOAuthServer({
    server: {
      overrides: {
        agent: { plannerPaceMs: 0 },
        clock: { now: () => new Date(Date.now() + minutes * 60_000) },
        log: createLog({ logLevel: "trace" }, destination),
      },
    },
  });
  const client = await server.signUp();
  const answers: string[] = [];
  const read = async (path: string, as = client) => {
    const response = await as.fetch(`/api/v1/${path}`);
    answers.push(await response.text(), JSON.stringify([...response.headers]));
  };
  /** Secrets of the way there, which the address of the app has to hold. */
  const passed: string[] = [];
  const authorize = async () => {
    const there = await start(client);
    const back = await consent(there);
    passed.push(back.searchParams.get("state") ?? "", back.searchParams.get("code") ?? "");
    const response = await client.fetch(back.href);
    const location = response.headers.get("location") ?? "";
    answers.push(location, await response.text());
    return readEnd(client, location);
  };
  // The app quotes the request, as some do.
  app.before = ({ path, authorization }, response) => {
    if (path !== "/app/tickets") return true;
    response.writeHead(400, { "content-type": "application/json" });
    response.end(JSON.stringify({ message: `No ticket for ${authorization}` }));
    return false;
  };
  const { id } = await connect(client);
  answers.push(JSON.stringify(await authorize()));
  answers.push(JSON.stringify(await ask(client, "list tickets", { connection_ids: [id] })));
  minutes = 61;
  await client.send("POST", `/api/v1/connections/${id}/test`);
  app.before = (_asked, response) => {
    response.writeHead(400, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: "server_error", error_description: CLIENT_SECRET }));
    return false;
  };
  minutes = 122;
  await client.send("POST", `/api/v1/connections/${id}/test`);
  for (const path of [`connections/${id}`, "users/me", "app-info"]) await read(path);
  await read("admin/plugin-settings", admin);
  const rows = await Promise.all(
    Object.values(schema).map(async (table) =>
      is(table, PgTable) ? server.database.db.select().from(table) : [],
    ),
  );

  const secrets = [...app.issued, ...passed, CLIENT_SECRET, encodeURIComponent(CLIENT_SECRET)];
  const found = (text: string) => secrets.filter((secret) => secret && text.includes(secret));
  expect(app.issued.length).toBeGreaterThan(4);
  expect(answers.join()).toContain("No ticket for");
  expect(lines.length).toBeGreaterThan(10);
  expect({
    answers: answers.flatMap(found),
    log: lines.flatMap(found),
    rows: found(JSON.stringify(rows)),
  }).toEqual({ answers: [], log: [], rows: [] });
});
