import { expect, it } from "vitest";
import {
  countRows,
  createStatementLog,
  explain,
  hotOperations,
  seededIds,
  seedRows,
} from "./hot-operations.ts";
import { startTestServer } from "./server.ts";

/** Enough for a plan to show: a table of so many rows is not read from beginning to end where there is an index. */
const ROWS = 4_000;
/** Tables with fewer rows are read from beginning to end, which is quicker. */
const LARGE = 1_000;

it("takes few statements for each operation that is called often, and reads no large table whole [NFR-PERF]", async () => {
  const log = createStatementLog();
  const server = await startTestServer({ overrides: { statementLog: log.logger } });
  const client = await server.signUp();
  const { id } = await client.me();
  await seedRows(server.database, id, ROWS);
  const ids = await seededIds(server.database);
  const large = [...(await countRows(server.database))]
    .filter(([, count]) => count >= LARGE)
    .map(([name]) => name);
  const counts: Record<string, number> = {};
  const scans: string[] = [];
  for (const { id: name, method = "GET", path, body } of hotOperations(ids)) {
    log.take();
    const response = await client.send(method, path, body);
    expect(response.status, `${name}: ${await response.text()}`).toBe(200);
    const statements = log.take();
    counts[name] = statements.length;
    for (const statement of statements) {
      const { scanned } = await explain(server.database, statement);
      for (const table of scanned)
        if (large.includes(table)) scans.push(`${name} reads all of ${table}: ${statement.text}`);
    }
  }
  log.take();
  expect(scans).toEqual([]);
  expect(counts).toMatchInlineSnapshot();
});
