import type { TestProject } from "vitest/node";
import { postgresBin, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the run's PostgreSQL; undefined where its programs were not found. */
    postgres: string | undefined;
  }
}

/** One PostgreSQL for all files of a run: each makes databases of its own in it. */
export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const bin = postgresBin();
  const server = bin ? await startPostgres(bin) : undefined;
  project.provide("postgres", server?.folder);
  return server && (() => server.stop());
}
