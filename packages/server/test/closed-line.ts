import type { HttpDeps } from "../src/connectors/http/session.ts";

const refuse = async (): Promise<never> => {
  throw new Error("Nothing is called here.");
};

/** For plugins that are read and not run. */
export const closedLine: HttpDeps = {
  fetch: refuse,
  open: refuse,
  clock: { now: () => new Date() },
};
