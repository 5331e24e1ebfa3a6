import { startTableProcess, type TableProcess } from "./child-process.ts";

type Idle = {
  readonly process: TableProcess;
  readonly owner: string | undefined;
  readonly timer: NodeJS.Timeout;
};

/** Processes that are kept for reuse. One that had a user's data never serves another. */
export type ProcessPool = {
  readonly folder: string;
  readonly memoryMegabytes: number;
  readonly purpose: "query" | "inspect";
  /** Maximum number of idle processes. */
  readonly size: number;
  /** How long an idle one is kept. */
  readonly idleMs: number;
  readonly idle: Set<Idle>;
  closed: boolean;
};

/** Takes the process that served the owner last, or an unused one; starts one if there is none. */
export function takeProcess(pool: ProcessPool, owner: string): TableProcess {
  const { idle, purpose } = pool;
  const usable = [...idle].filter((one) => one.process.alive);
  const found =
    usable.find((one) => one.owner === owner) ?? usable.find((one) => one.owner === undefined);
  if (!found) return startTableProcess(pool, purpose);
  clearTimeout(found.timer);
  idle.delete(found);
  return found.process;
}

/** Keeps a finished process, replacing the owner's earlier one. */
export function keepProcess(
  pool: ProcessPool,
  process: TableProcess,
  owner: string | undefined,
): void {
  const { idle, size, idleMs } = pool;
  if (!process.alive || pool.closed) return void process.end();
  for (const one of idle) if (one.owner === owner || idle.size >= size) drop(pool, one);
  const timer = setTimeout(() => drop(pool, entry), idleMs).unref();
  const entry: Idle = { process, owner, timer };
  idle.add(entry);
}

/** Starts a process ahead of the first query. */
export function warmPool(pool: ProcessPool): void {
  const { idle, closed } = pool;
  if (closed || [...idle].some((one) => one.owner === undefined && one.process.alive)) return;
  keepProcess(pool, startTableProcess(pool, "query"), undefined);
}

/** Ends every idle process, and each that is returned later. */
export function closePool(pool: ProcessPool): void {
  pool.closed = true;
  for (const one of pool.idle) drop(pool, one);
}

function drop({ idle }: ProcessPool, one: Idle): void {
  clearTimeout(one.timer);
  idle.delete(one);
  void one.process.end();
}
