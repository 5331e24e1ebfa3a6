import { rmSync } from "node:fs";
import { noteVerified } from "../src/integrations/portal/verify-email.ts";
import { parseEnv } from "../src/env.ts";
import { startServer } from "../src/server.ts";
import type { Deps } from "../src/deps.ts";
import type { Jobs } from "../src/jobs/runner.ts";
import type { ServiceOverrides } from "../src/services.ts";
import type { Store } from "../src/store/types.ts";
import { newKey } from "./credentials.ts";
import { newFolder } from "./folder.ts";
import { createClient, type TestClient } from "./client.ts";
import { keepDatabaseCompiled } from "./compiled-database.ts";
import { login } from "./portal.ts";
import { stopAfterwards } from "./stop-afterwards.ts";

export type { TestClient } from "./client.ts";

/** A real server on a free port, with an embedded database by default. */
export type TestServer = {
  readonly url: string;
  readonly deps: Deps;
  readonly jobs: Jobs;
  /** Where it stores everything. */
  readonly database: Store;
  /** A browser without a login. */
  anonymous(): TestClient;
  /** A browser of a new person, signed up through the portal, whose address is confirmed unless the test says otherwise. */
  signUp(email?: string, options?: { readonly confirmed: boolean }): Promise<TestClient>;
  stop(): Promise<void>;
};

export type TestServerOptions = {
  /** Variables as the operator would set them. */
  readonly env?: NodeJS.ProcessEnv;
  readonly overrides?: ServiceOverrides;
};

let people = 0;

/** What the link in the mail does. */
async function confirmEmail({ store, clock }: Deps, email: string): Promise<void> {
  const account = await store.portal.findAccount(email.toLowerCase());
  if (account) await store.transaction((tx) => noteVerified(tx, account, clock.now()));
}

/**
 * Starts a server and stops it after the test, or after the file's tests when it was started in `beforeAll`.
 */
export async function startTestServer({
  env,
  overrides,
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = env?.SWITCHBOARD_DATA === undefined ? newFolder("server-") : undefined;
  const settings = {
    NODE_ENV: "test",
    PORT: "0",
    SWITCHBOARD_DATA: folder,
    LOG_LEVEL: "error",
    CREDENTIALS_KEYS: newKey("test"),
    ...env,
  };
  await keepDatabaseCompiled();
  const server = await startServer(parseEnv(settings), overrides);
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= server.stop().finally(() => {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    }));
  stopAfterwards(stop);
  return {
    url: server.url,
    deps: server.deps,
    jobs: server.jobs,
    database: server.database,
    anonymous: () => createClient(server.url),
    async signUp(email = `person-${++people}@example.com`, { confirmed } = { confirmed: true }) {
      const client = createClient(server.url);
      await login(client, "sign-up", email);
      if (confirmed) await confirmEmail(server.deps, email);
      return client;
    },
    stop,
  };
}
