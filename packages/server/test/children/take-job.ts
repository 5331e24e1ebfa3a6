import { z } from "zod";
import { defineJob } from "../../src/domain/jobs/define-job.ts";
import { enqueue } from "../../src/domain/jobs/enqueue.ts";
import { openStore } from "../../src/store/open.ts";
import { openJobs } from "../job-runner.ts";

// Takes a job that it never ends, and reports it. It is killed then.
const [dataDir = "", databaseUrl] = process.argv.slice(2);
const endless = defineJob("endless", z.object({ id: z.string() }), async (_needs: undefined) => {
  console.log("taken");
  await new Promise(() => setInterval(() => {}, 1000));
});
const { store } = await openJobs(await openStore({ dataDir, databaseUrl }), [endless]);
await enqueue(store, endless, { id: "left behind" }, { key: "one" });
