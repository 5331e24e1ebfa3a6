import { EnvError, parseEnv } from "./env.ts";
import { PluginError } from "./plugins/load-plugins.ts";
import { startServer } from "./server.ts";
import { StartError } from "./start-error.ts";
import { FolderHeldError } from "./store/folder-lock.ts";

/** Errors whose message suffices. Any other one is a bug, and its stack helps to fix it. */
const isTold = (error: unknown): error is Error =>
  [EnvError, StartError, PluginError, FolderHeldError].some((told) => error instanceof told);

function fail(error: unknown): never {
  console.error(isTold(error) ? error.message : error);
  process.exit(1);
}

/** Resolves on the first stop signal. On a second one, the process exits at once. */
function stopRequest(): Promise<void> {
  return new Promise((asked) => {
    let times = 0;
    const onSignal = () => {
      if (++times > 1) process.exit(1);
      asked();
    };
    process.on("SIGTERM", onSignal);
    process.on("SIGINT", onSignal);
  });
}

try {
  // Registered first, so that a stop during the start also closes the store properly.
  const asked = stopRequest();
  const server = await startServer(parseEnv(process.env));
  console.log(server.announcement);
  await asked;
  await server.stop();
  process.exit(0);
} catch (error) {
  fail(error);
}
