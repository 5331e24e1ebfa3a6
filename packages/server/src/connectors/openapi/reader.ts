import { Worker } from "node:worker_threads";
import type { OpenapiDocument, OpenapiDocuments } from "../../domain/connections/openapi-ports.ts";
import { ToolError } from "../../domain/plugins/types.ts";

/** The thread's input. */
export type ReadOrder = { readonly text: string; readonly picked: readonly string[] };
/** The thread's output. */
export type ReadAnswer = { readonly document: OpenapiDocument } | { readonly refusal: string };

/** The largest documents take five seconds on a machine that does nothing else. */
const LIMIT_MS = 30_000;
const MAX_MEMORY_MB = 512;
/** Documents that wait for their turn; there is one turn at a time. */
const MAX_WAITING = 8;

/**
 * Reads documents, each in its own thread, one after another.
 * @param limitMs timeout for one document
 */
export function createOpenapiDocuments({ limitMs = LIMIT_MS } = {}): OpenapiDocuments {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    async read(text, picked, signal) {
      if (waiting >= MAX_WAITING) {
        throw new ToolError("Too many documents are being read right now. Try again in a moment.");
      }
      waiting += 1;
      const turn = last.then(() => readOnThread({ text, picked }, limitMs, signal));
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}

async function readOnThread(
  order: ReadOrder,
  limitMs: number,
  signal: AbortSignal,
): Promise<OpenapiDocument> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const limit = AbortSignal.timeout(limitMs);
  const either = AbortSignal.any([signal, limit]);
  try {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      worker.once("message", resolve);
      worker.on("error", reject);
      worker.once("exit", () => reject(new Error("The thread ended without an answer.")));
      either.addEventListener("abort", () => reject(either.reason as Error), { once: true });
    });
    if ("refusal" in answer) throw new ToolError(answer.refusal);
    return answer.document;
  } catch (error) {
    if (limit.aborted) {
      throw new ToolError(`The document could not be read within ${limitMs / 1000} seconds.`);
    }
    if (isOutOfMemory(error)) throw new ToolError("The document takes too much memory to read.");
    throw error;
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
