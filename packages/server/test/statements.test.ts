import { expect, it } from "vitest";
import {
  countRows,
  createStatementLog,
  explain,
  fewestStatements,
  hotOperations,
  seededIds,
  seedRows,
} from "./hot-operations.ts";
import { startTestServer } from "./server.ts";

/** So many rows that a table with an index that fits is not read from beginning to end. */
const ROWS = 4_000;
/** Smaller tables are, which is quicker. */
const LARGE = 1_000;

/** How many statements each operation may take, that of the session included. */
const BUDGET: Readonly<Record<string, number>> = {
  getAppInfo: 0,
  getMe: 1,
  listChatSessions: 2,
  "listChatSessions, searched": 2,
  getChatSession: 6,
  updateChatSession: 4,
  getRun: 2,
  listApprovals: 2,
  listInboxItems: 3,
  "listInboxItems, searched": 3,
  getInboxSummary: 3,
  getInboxItem: 3,
  updateInboxItem: 5,
  listInboxSources: 3,
  listPlaybooks: 4,
  listDatasets: 2,
  getConnection: 3,
  getCredits: 7,
  listLedger: 3,
  listModels: 6,
  listFactProposals: 3,
  listApiKeys: 2,
  listAudit: 2,
};

it("takes few statements for the operations that are called most, and reads no large table whole", async () => {
  const log = createStatementLog();
  const server = await startTestServer({ overrides: { statementLog: log.logger } });
  const client = await server.signUp();
  const { id } = await client.me();
  await seedRows(server.database, id, ROWS);
  const sizes = await countRows(server.database);
  const overruns: string[] = [];
  const scans: string[] = [];
  for (const operation of hotOperations(await seededIds(server.database))) {
    const { id: name, method = "GET", path, body } = operation;
    const statements = await fewestStatements(log, async () => {
      const response = await client.send(method, path, body);
      expect(response.status, `${name}: ${await response.text()}`).toBe(200);
    });
    const most = BUDGET[name] ?? 0;
    if (statements.length > most)
      overruns.push(`${name} takes ${statements.length} statements, not ${most}.`);
    for (const statement of statements) {
      const { scanned } = await explain(server.database, statement);
      const large = scanned.filter((table) => (sizes.get(table) ?? 0) >= LARGE);
      if (large.length > 0)
        scans.push(`${name} reads all of ${large.join(", ")}: ${statement.text}`);
    }
  }
  expect(scans).toEqual([]);
  expect(overruns).toEqual([]);
});
