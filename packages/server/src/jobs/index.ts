import type { Deps } from "../deps.ts";
import type { RunnableJob } from "../domain/jobs/define-job.ts";
import * as exported from "./all.ts";

/** Every job that this server does. */
export const jobs: readonly RunnableJob<Deps>[] = Object.values(exported);
