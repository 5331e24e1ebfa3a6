import { startChild, type Child } from "./child.ts";
import { newKey } from "./credentials.ts";
import type { StorePlace } from "./stores.ts";

/** A server as an operator starts it, in a child process. */
export type MainProcess = {
  readonly child: Child;
  readonly url: string;
  /** Ends it and waits until it has ended. */
  end(signal: NodeJS.Signals): Promise<{ status: number | null }>;
};

/** The server as `npm start` runs it; the tests begin with its build. */
export const MAIN = new URL("../dist/main.js", import.meta.url);

/** Begins to start the server over a store's place. @param env further variables */
export const spawnMain = (
  { dataDir, databaseUrl }: StorePlace,
  env: NodeJS.ProcessEnv = {},
): Child =>
  startChild(MAIN, [], {
    NODE_ENV: "test",
    PORT: "0",
    SWITCHBOARD_DATA: dataDir,
    LOG_LEVEL: "silent",
    CREDENTIALS_KEYS: newKey("test"),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });

/**
 * Starts the server over a store's place. It is killed after the test if it still runs.
 * @param env further variables
 */
export async function startMain(
  place: StorePlace,
  env: NodeJS.ProcessEnv = {},
): Promise<MainProcess> {
  const child = spawnMain(place, env);
  const line = await child.line((one) => one.includes("http://"));
  return {
    child,
    url: line.slice(line.indexOf("http://")).trim(),
    end(signal) {
      child.kill(signal);
      return child.ended;
    },
  };
}
