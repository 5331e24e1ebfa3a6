import { statfs } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { StartError } from "../../start-error.ts";
import type { EmbeddedSettings } from "../embedded-settings.ts";
import { DatabaseLostError, PgError } from "../pg-error.ts";
import { compileOnce } from "./code.ts";
import type { AnswerMessage, Call, ReadyMessage } from "./protocol.ts";

/** A thread that holds the database of a folder. */
export type DatabaseThread = {
  /** Fails with the error of the statement, or with the one that ended the thread. */
  call(call: Call): Promise<unknown>;
  /** Whether it ended. It answers nothing any more; another one can open the folder. */
  isLost(): boolean;
  /** From now on it is ended when it owes an answer and gives none for this long. */
  watch(silenceMs: number): void;
  end(): Promise<void>;
};

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** The database needs this much to open: it repeats what was written last, and writes a checkpoint. */
const ROOM_BYTES = 48 * 1024 * 1024;

/** The next file of its log. */
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Of JavaScript's new objects on the thread. They are messages and rows, which live shortly; by default it takes up to 100 MB for them. */
const YOUNG_MEGABYTES = 12;

/** How long an answer may be owed before the disk is looked at. */
const FULL_MS = 2_000;

/** After these the database has stopped, and never answers again. */
const isFatal = ({ severity }: { readonly severity?: string }) =>
  severity === "PANIC" || severity === "FATAL";

/**
 * Opens the database of a folder on a thread of its own.
 * @throws StartError when the folder holds no database that can be opened
 */
export async function startThread(
  folder: string,
  { buffersMegabytes, optimized }: EmbeddedSettings,
): Promise<DatabaseThread> {
  if (!optimized) compileOnce();
  const worker = new Worker(new URL("./worker.ts", import.meta.url), {
    workerData: { folder, buffersMegabytes },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const waiting = new Map<number, Waiting>();
  const ready = Promise.withResolvers<void>();
  let last = 0;
  let answers = 0;
  let lost: Error | undefined;
  let silenceMs = 0;
  let timer: NodeJS.Timeout | undefined;

  function lose(error: Error) {
    lost ??= error;
    clearTimeout(timer);
    ready.reject(lost);
    for (const one of waiting.values()) one.reject(lost);
    waiting.clear();
  }

  /** Starts to wait for the next answer, if one is owed. */
  function listen() {
    clearTimeout(timer);
    if (silenceMs === 0 || waiting.size === 0 || lost) return;
    const since = { at: performance.now(), answers };
    timer = setTimeout(() => void lookAfter(since), Math.min(silenceMs, FULL_MS));
  }

  /** On a full disk a statement may end without an answer; then there is no point in waiting longer. */
  async function lookAfter(since: { readonly at: number; readonly answers: number }) {
    const noSpace = !(await hasRoom(folder, SEGMENT_BYTES).catch(() => true));
    // An answer came in this turn: it was this process that was busy for so long.
    if (lost || answers !== since.answers) return;
    const left = since.at + silenceMs - performance.now();
    if (!noSpace && left > 0) {
      timer = setTimeout(() => void lookAfter(since), left);
      return;
    }
    const seconds = silenceMs / 1000;
    const silent = new DatabaseLostError(`The database gave no answer for ${seconds} seconds.`);
    lose(noSpace ? noRoom(folder, silent) : silent);
    void worker.terminate();
  }

  worker.on("message", (message: AnswerMessage | ReadyMessage) => {
    if ("ready" in message) return ready.resolve();
    if ("failed" in message) return ready.reject(new Error(message.failed));
    answers += 1;
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if ("error" in message) {
      const error = new PgError(message.error);
      one?.reject(error);
      if (isFatal(message.error)) {
        lose(error);
        void worker.terminate();
      }
    } else one?.resolve(message.value);
    listen();
  });
  worker.on("error", (error) => lose(new DatabaseLostError(error)));
  worker.on("exit", () => lose(new DatabaseLostError("The database is closed.")));

  try {
    await ready.promise;
  } catch (error) {
    await worker.terminate();
    if (!(await hasRoom(folder, ROOM_BYTES))) throw noRoom(folder, error);
    throw new StartError(
      `The database in ${folder} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Put back a copy of the folder, or name another one with SWITCHBOARD_DATA.`,
      { cause: error },
    );
  }
  return {
    call(call) {
      if (lost) return Promise.reject(lost);
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, call });
        if (waiting.size === 1) listen();
      });
    },
    isLost: () => lost !== undefined,
    watch(ms) {
      silenceMs = ms;
      listen();
    },
    async end() {
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= bytes;
}

/** Opening fails for lack of space; its code lets people see why. */
function noRoom(folder: string, cause: unknown): StartError & { readonly code: string } {
  return Object.assign(
    new StartError(
      `The database in ${folder} cannot go on, because its disk is full. Free at least ${ROOM_BYTES / 1024 / 1024} MB, or move the folder to another disk and name it with SWITCHBOARD_DATA.`,
      { cause },
    ),
    { code: "53100" },
  );
}
