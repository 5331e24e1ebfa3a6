import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shown } from "../report.mjs";
import { signUp } from "./ours.mjs";
import { startPostgres } from "./processes.mjs";

const ROWS = 100_000;
const SERVER = "../../packages/server";

/** @typedef {import("../../packages/server/test/hot-operations.ts").HotOperation} HotOperation */

/**
 * The operations that are called most, over 100,000 rows in each table, on PostgreSQL where its programs are named: the
 * statements of each, the costliest plan, and the tables that are read from beginning to end.
 * @param {(line: string) => void} say
 * @param {number} rows
 * @returns {Promise<string>} a table in Markdown
 */
export async function runOperations(say, rows = ROWS) {
  const { startServer } = await import(`${SERVER}/src/server.ts`);
  const { parseEnv } = await import(`${SERVER}/src/env.ts`);
  const hot = await import(`${SERVER}/test/hot-operations.ts`);
  const folder = mkdtempSync(join(tmpdir(), "switchboard-bench-"));
  const postgres = await startPostgres();
  const log = hot.createStatementLog();
  const settings = {
    NODE_ENV: "test",
    PORT: "0",
    LOG_LEVEL: "silent",
    SWITCHBOARD_DATA: folder,
    CREDENTIALS_KEYS: `bench:${Buffer.alloc(32, "bench").toString("base64")}`,
    ...(postgres && { DATABASE_URL: postgres.address }),
  };
  const server = await startServer(parseEnv(settings), { statementLog: log.logger });
  try {
    const cookie = await signUp(Number(new URL(server.url).port));
    /** @param {HotOperation} operation */
    const call = async ({ method, path, body }) => {
      const response = await fetch(server.url + path, {
        method: method ?? "GET",
        headers: { cookie, origin: server.url, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      return text;
    };
    const { id } = JSON.parse(await call({ id: "getMe", path: "/api/v1/users/me" }));
    say(`  ${rows} rows in each table, ${postgres ? "PostgreSQL" : "embedded"}`);
    await hot.seedRows(server.database, id, rows);
    const large = await hot.countRows(server.database);
    const lines = [];
    for (const operation of hot.hotOperations(await hot.seededIds(server.database))) {
      const text = await call(operation);
      const statements = await hot.fewestStatements(log, () => call(operation));
      const scans = new Set();
      let cost = 0;
      for (const statement of statements) {
        const plan = await hot.explain(server.database, statement);
        cost = Math.max(cost, plan.cost);
        for (const table of plan.scanned) if ((large.get(table) ?? 0) > 1000) scans.add(table);
      }
      lines.push(
        `| ${operation.id} | ${statements.length} | ${shown(cost)} | ${[...scans].join(", ") || "none"} | ${shown(text.length / 1000)} |`,
      );
    }
    return [
      "| operation | statements | costliest plan | large tables read whole | answer, kB |",
      "|---|---:|---:|---|---:|",
      ...lines,
    ].join("\n");
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
