import { ChildEnded, startTableProcess, type TableProcess } from "./child-process.ts";
import { tableLimits } from "./limits.ts";
import { closePool, keepProcess, takeProcess, warmPool, type ProcessPool } from "./process-pool.ts";
import {
  type FileInspection,
  type ImportedTable,
  type InspectRequest,
  type QueryAnswer,
  type QueryTable,
  TableRefusal,
} from "./protocol.ts";
import type { ReadingChoices } from "./reading.ts";
import { createSlots, withSlot } from "./slots.ts";
import { TABLE_DEFAULTS, type TableSettings } from "./table-settings.ts";

/** Reads untrusted files and runs statements over them, each in a process that can be ended. */
export type TableEngine = {
  /**
   * Reads a file and writes its tables as `${outPrefix}-0.parquet`, `-1` and so on.
   * @throws TableRefusal with a message for the user
   */
  importFile(request: {
    path: string;
    filename: string;
    outPrefix: string;
    choices?: ReadingChoices;
    signal?: AbortSignal;
  }): Promise<readonly ImportedTable[]>;
  /**
   * Runs one SELECT.
   * @param owner of the tables; a process that had one user's data never serves another
   * @throws TableRefusal with a message for the user and the model
   */
  query(request: {
    owner: string;
    sql: string;
    tables: readonly QueryTable[];
    signal?: AbortSignal;
  }): Promise<QueryAnswer>;
  /**
   * Says how a file is read, without writing anything. The process keeps the file for the next rows and choices.
   * @throws TableRefusal with a message for the user
   */
  inspect(request: InspectRequest & { readonly owner: string }): Promise<FileInspection>;
  /** Starts a process ahead of the first query. */
  warm(): void;
  /** Process ids that are alive, for tests and operators. */
  pids(): readonly number[];
  /** Ends every process. */
  close(): void;
};

/** Settings of the engine. */
export type TableEngineOptions = Partial<TableSettings> & {
  /** The file store's folder, the only one a child may write to. */
  readonly folder: string;
  /** How long an unused process is kept. */
  readonly idleMs?: number;
  readonly queryMs?: number;
  readonly importMs?: number;
};

/** An engine over child processes of this machine. */
export function createTableEngine(options: TableEngineOptions): TableEngine {
  const { folder, memoryMegabytes, processes, idleMs = 60_000 } = { ...TABLE_DEFAULTS, ...options };
  const queryMs = options.queryMs ?? tableLimits.queryMs;
  const importMs = options.importMs ?? tableLimits.importMs;
  const slots = createSlots(processes);
  const pool: ProcessPool = {
    folder,
    memoryMegabytes,
    size: processes,
    idleMs,
    idle: new Set(),
    closed: false,
    purpose: "query",
  };
  // A file that is being looked at stays in memory, so there are fewer of them.
  const readers: ProcessPool = { ...pool, size: 1, purpose: "inspect", idle: new Set() };
  const looks = new Map<string, Promise<unknown>>();
  const busy = new Set<TableProcess>();

  async function use<T>(process: TableProcess, work: (process: TableProcess) => Promise<T>) {
    busy.add(process);
    try {
      return await work(process);
    } finally {
      busy.delete(process);
    }
  }

  return {
    importFile: ({ signal, ...request }) =>
      withSlot(slots, signal, async () => {
        const process = startTableProcess(pool, "import");
        try {
          return await use(process, (child) =>
            child.ask({ kind: "import", ...request }, { timeoutMs: importMs, signal }),
          );
        } catch (error) {
          // Callers remove the written files, so all writing must have ended.
          await process.end();
          throw importRefusal(error, request.filename);
        } finally {
          void process.end();
        }
      }),

    query: ({ owner, signal, ...request }) =>
      withSlot(slots, signal, async () => {
        const process = takeProcess(pool, owner);
        try {
          return await use(process, (child) =>
            child.ask({ kind: "query", ...request }, { timeoutMs: queryMs, signal }),
          );
        } catch (error) {
          throw endedQuery(error, queryMs);
        } finally {
          keepProcess(pool, process, owner);
        }
      }),

    inspect: ({ owner, ...request }) =>
      // A second process would read the whole file again, which takes longer than the turn of the first.
      inTurn(looks, owner, () =>
        withSlot(slots, undefined, async () => {
          const process = takeProcess(readers, owner);
          try {
            return await use(process, (child) =>
              child.ask({ kind: "inspect", ...request }, { timeoutMs: importMs }),
            );
          } catch (error) {
            throw importRefusal(error, request.filename);
          } finally {
            keepProcess(readers, process, owner);
          }
        }),
      ),

    warm: () => warmPool(pool),
    pids: () =>
      [...busy, ...[...pool.idle, ...readers.idle].map((one) => one.process)].flatMap(
        ({ alive, pid }) => (alive && pid ? [pid] : []),
      ),
    close() {
      closePool(pool);
      closePool(readers);
      for (const process of busy) void process.end();
    },
  };
}

/** Does the work of each owner one after the other. */
function inTurn<T>(
  turns: Map<string, Promise<unknown>>,
  owner: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = turns.get(owner) ?? Promise.resolve();
  const result = before.then(work);
  const turn = result
    .catch(() => undefined)
    .finally(() => {
      if (turns.get(owner) === turn) turns.delete(owner);
    });
  turns.set(owner, turn);
  return result;
}

function importRefusal(error: unknown, filename: string) {
  if (!(error instanceof ChildEnded)) return error;
  if (error.reason === "aborted")
    return new TableRefusal("invalid", `Reading '${filename}' was stopped.`);
  return new TableRefusal(
    "too_large",
    error.reason === "time"
      ? `'${filename}' takes too long to read. Split it or save it as CSV.`
      : `'${filename}' needs too much memory to read. Split it or save it as CSV.`,
  );
}

function endedQuery(error: unknown, limitMs: number) {
  if (!(error instanceof ChildEnded)) return error;
  if (error.reason === "aborted") return new TableRefusal("query", "The query was stopped.");
  return new TableRefusal(
    "query",
    error.reason === "time"
      ? `The query took longer than ${limitMs / 1000} seconds and was stopped.`
      : "The query ended without a result, probably because it ran out of memory. Narrow the query.",
  );
}
