import { EnvError, parseEnv } from "./env.ts";
import { startServer } from "./server.ts";
import { StartError } from "./start-error.ts";
import { FolderHeldError } from "./store/folder-lock.ts";

/** Errors that are told in a sentence. Anything else is a fault, and its stack helps whoever mends it. */
const isTold = (error: unknown): error is Error =>
  error instanceof EnvError || error instanceof StartError || error instanceof FolderHeldError;

try {
  const server = await startServer(parseEnv(process.env));
  console.log(server.announcement);
  let stopping = false;
  const stop = () => {
    // A second signal means that the person does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  console.error(isTold(error) ? error.message : error);
  process.exit(1);
}
