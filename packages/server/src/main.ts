import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { EnvError, parseEnv } from "./env.ts";
import { requirePlace } from "./preflight.ts";
import { StartError } from "./start-error.ts";
import { FolderHeldError } from "./store/folder-lock.ts";

/** Errors whose message suffices. Any other one is a bug, and its stack helps to fix it. */
const isExpected = (error: unknown): error is Error =>
  [EnvError, StartError, FolderHeldError].some((type) => error instanceof type);

function fail(error: unknown): never {
  console.error(isExpected(error) ? error.message : error);
  process.exit(1);
}

/** Resolves on the first stop signal. On a second one, the process exits at once. */
function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    let times = 0;
    const onSignal = () => {
      if (++times > 1) process.exit(1);
      resolve();
    };
    process.on("SIGTERM", onSignal);
    process.on("SIGINT", onSignal);
  });
}

try {
  const [command, ...args] = process.argv.slice(2);
  if (command !== undefined) {
    const { runCommand } = await import("./commands/index.ts");
    await runCommand(command, parseEnv(process.env), args);
    process.exit(0);
  }
  // Registered first, so that a stop during the start also closes the store properly.
  const stopped = stopRequest();
  const env = parseEnv(process.env);
  await requirePlace(env);
  // Of all modules that are loaded from here on, beside the bundle; a folder that cannot be written is passed over.
  enableCompileCache(join(import.meta.dirname, "../dist/compiled"));
  // Loaded only now: a second start by mistake must not cost memory and seconds first.
  const { startServer } = await import("./server.ts");
  const server = await startServer(env);
  console.log(server.announcement);
  // Now, since a process that is killed writes nothing at its end.
  flushCompileCache();
  await stopped;
  await server.stop();
  process.exit(0);
} catch (error) {
  fail(error);
}
