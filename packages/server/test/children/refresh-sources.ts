/*
 * The part of a server that refreshes sources: its store, its queue and the two jobs. Lines on its input set its clock and play
 * its app: `at <minute>` enqueues what is due then, `supervise` finds jobs of killed processes, `run <user> <source>` refreshes a
 * source as its user does, and `answer <key> <minute, or why not>` lets the refresh that printed `begin <key>` continue. Arguments
 * are separated by tabs.
 */
import { createInterface } from "node:readline";
import { every } from "../../src/domain/jobs/define-job.ts";
import { createRegistry } from "../../src/domain/plugins/registry.ts";
import { ToolError } from "../../src/domain/plugins/types.ts";
import { refreshSource, type RefreshDeps } from "../../src/domain/sources/refresh.ts";
import { enqueueDue, refreshJob } from "../../src/domain/sources/refresh-job.ts";
import { newId } from "../../src/ids.ts";
import { createJobs } from "../../src/jobs/runner.ts";
import { createLifecycle } from "../../src/lifecycle.ts";
import { createLog } from "../../src/log.ts";
import { readCondition } from "../../src/planner/index.ts";
import { openStore } from "../../src/store/open.ts";
import { createUnitOfWork } from "../../src/store/unit-of-work.ts";
import { issueApp, timeAt } from "../source-week.ts";

let minute = 0;
const asked = new Map<string, (answer: string) => void>();
const app = issueApp(async (key) => {
  const answer = new Promise<string>((resolve) => asked.set(key, resolve));
  // Written synchronously, so that a printed refresh has begun.
  process.stdout.write(`begin ${key}\n`);
  const said = await answer;
  if (Number.isNaN(Number(said))) throw new ToolError(said);
  return Number(said);
});

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const database = await openStore({ dataDir, databaseUrl });
const deps: RefreshDeps = {
  store: createUnitOfWork(database),
  clock: { now: () => timeAt(minute) },
  newId,
  log: createLog({ logLevel: "silent" }),
  lifecycle: createLifecycle(),
  plugins: createRegistry([app]),
  datasets: { list: async () => [], query: () => Promise.reject(new Error("No files.")) },
  readCondition,
};
const refreshDue = every(1, "refresh-due-sources", (needs: RefreshDeps) => enqueueDue(needs));
const { queue } = database;
const jobs = createJobs({ ...deps, queue, needs: deps, jobs: [refreshJob, refreshDue] });
await jobs.open();
console.log("ready");

for await (const line of createInterface({ input: process.stdin })) {
  const [word, first = "", second = ""] = line.split("\t");
  if (word === "at") {
    minute = Number(first);
    void jobs.tick().then(() => console.log(`ticked ${first}`));
  } else if (word === "run") {
    void refreshSource(deps, { userId: first, id: second }).then(() => console.log("ran"));
  } else if (word === "supervise") {
    void queue.supervise();
  } else {
    asked.get(first)?.(second);
  }
}
process.exit(0);
