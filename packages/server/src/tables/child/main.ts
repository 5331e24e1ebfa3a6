import { tableLimits } from "../limits.ts";
import { TableRefusal, type ChildMessage, type ChildRequest } from "../protocol.ts";

/*
 * The process that handles untrusted input: files to read, statements to run. It has no environment, may write only to the
 * folder of the file store, and is ended by the server when it takes too long.
 */

const MEMORY_EXIT = 77;

const say = (message: ChildMessage) => process.send?.(message);

async function answer(request: ChildRequest): Promise<unknown> {
  if (request.kind === "query") return (await import("./run-query.ts")).runQuery(request);
  if (request.kind === "inspect") return (await import("./inspect-file.ts")).inspectFile(request);
  return (await import("./import-file.ts")).importFile(request);
}

async function handle(request: ChildRequest) {
  try {
    say({ kind: "done", value: await answer(request) });
  } catch (error) {
    if (error instanceof TableRefusal) {
      say({ kind: "refused", refusal: error.kind, sentence: error.message });
    } else {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      // The database of tables has no code for it.
      say({ kind: "failed", error: text, isDiskFull: /no space left on device/i.test(text) });
    }
  }
}

// Without the server, nobody needs the response.
process.on("disconnect", () => process.exit(0));
process.on("message", (request: ChildRequest) => void handle(request));

setInterval(() => {
  if (process.memoryUsage.rss() > tableLimits.residentBytes) process.exit(MEMORY_EXIT);
}, 200).unref();

// Preloads what the first query needs.
if (process.argv.includes("--query")) await import("./run-query.ts");
say({ kind: "ready" });
