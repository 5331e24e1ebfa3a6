import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { tableLimits } from "./limits.ts";
import {
  TableRefusal,
  type ChildAnswers,
  type ChildMessage,
  type ChildRequest,
} from "./protocol.ts";

/** The child was ended before it answered. */
export class ChildEnded extends Error {
  override readonly name = "ChildEnded";
  /** `time` and `aborted`: we ended it. `crashed`: it ended itself, most likely for want of memory. */
  readonly reason: "time" | "aborted" | "crashed";

  constructor(reason: ChildEnded["reason"]) {
    super(`The table process ended: ${reason}.`);
    this.reason = reason;
  }
}

/** One child process; it answers one request at a time. */
export type TableProcess = {
  /** False once it has ended. */
  readonly alive: boolean;
  readonly pid: number | undefined;
  /** @throws TableRefusal for a problem of the file or statement; ChildEnded */
  ask<K extends ChildRequest["kind"]>(
    request: Extract<ChildRequest, { kind: K }>,
    limits: { timeoutMs: number; signal?: AbortSignal },
  ): Promise<ChildAnswers[K]>;
  /** Ends it. Resolves once it has ended and writes nothing more. */
  end(): Promise<void>;
};

/** A process that does not even start in this time is given up, in milliseconds. */
const START_MS = 30_000;
const ENTRY = fileURLToPath(new URL("./child/main.ts", import.meta.url));

/**
 * Starts a child that may read files, load DuckDB and write to one folder; no environment, no further processes.
 * @param place the file store's folder, and DuckDB's memory for one query
 */
export function startTableProcess(
  { folder, memoryMegabytes }: { readonly folder: string; readonly memoryMegabytes: number },
  purpose: "import" | "inspect" | "query",
): TableProcess {
  const child = fork(ENTRY, [`--${purpose}`, `--memory=${memoryMegabytes}`], {
    env: {},
    execArgv: [
      "--permission",
      "--allow-addons",
      "--allow-fs-read=*",
      `--allow-fs-write=${folder}`,
      "--disable-warning=SecurityWarning",
      "--disable-warning=ExperimentalWarning",
      `--max-old-space-size=${tableLimits.heapMegabytes}`,
    ],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  });
  // A spawn error leaves it disconnected, which `alive` shows.
  child.on("error", () => child.kill("SIGKILL"));
  const ready = Promise.race([once(child, "message"), once(child, "exit")]);
  // Callers check the process itself; a failed start must not be an unhandled rejection.
  ready.catch(() => undefined);
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  holdServer(child, false);

  return {
    get alive() {
      return (
        child.connected && !child.killed && child.exitCode === null && child.signalCode === null
      );
    },
    pid: child.pid,
    end() {
      child.kill("SIGKILL");
      return ended;
    },
    ask: (request, limits) => ask(child, ready, request, limits) as Promise<never>,
  };
}

/** Only a child with work in progress keeps the server's process alive. */
function holdServer(child: ChildProcess, hold: boolean) {
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function ask(
  child: ChildProcess,
  ready: Promise<unknown>,
  request: ChildRequest,
  limits: { timeoutMs: number; signal?: AbortSignal },
) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let reason: ChildEnded["reason"] = "crashed";
  const end = (why: ChildEnded["reason"]) => {
    reason = why;
    child.kill("SIGKILL");
    reject(new ChildEnded(why));
  };
  let timer = setTimeout(() => end("time"), START_MS);
  const onAbort = () => end("aborted");
  const onExit = () => reject(new ChildEnded(reason));
  const onMessage = (message: ChildMessage) => {
    if (message.kind === "done") resolve(message.value);
    else if (message.kind === "refused")
      reject(new TableRefusal(message.refusal, message.sentence));
    else if (message.kind === "failed")
      reject(
        Object.assign(
          new Error("The table process failed.", { cause: message.error }),
          message.isDiskFull && { code: "ENOSPC" },
        ),
      );
  };
  const send = () => {
    clearTimeout(timer);
    if (child.killed) return;
    // The limit is for the work, not for the start of the process.
    timer = setTimeout(() => end("time"), limits.timeoutMs);
    // A process that cannot receive messages is dead or dying, and must not be reused.
    if (child.connected) child.send(request, (error) => error && end("crashed"));
    else onExit();
  };
  child.on("message", onMessage);
  child.once("exit", onExit);
  limits.signal?.addEventListener("abort", onAbort, { once: true });
  holdServer(child, true);
  if (limits.signal?.aborted) onAbort();
  else void ready.then(send, onExit);

  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", onMessage);
    child.off("exit", onExit);
    limits.signal?.removeEventListener("abort", onAbort);
    holdServer(child, false);
  });
}
