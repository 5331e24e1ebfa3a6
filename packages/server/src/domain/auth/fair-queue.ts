import { AppError } from "../errors.ts";

/** Whose work it is. */
export type Turn = {
  /** Lanes take turns, so that the work of one does not wait for all of another's. */
  readonly lane: string;
  /** People whom we know already come before strangers. */
  readonly isKnown: boolean;
};

export type QueueLimits = {
  /** How much runs at once. */
  readonly running: number;
  /** How much waits in one lane, and in all of them; people whom we know have as much again. */
  readonly perLane: number;
  readonly waiting: number;
};

/** Runs a limited amount of work at once, and refuses what would wait too long. */
export type FairQueue = <T>(turn: Turn, work: () => Promise<T>) => Promise<T>;

/** @throws AppError `too_many` from the queue while too much waits */
export function createFairQueue({ running: limit, perLane, waiting }: QueueLimits): FairQueue {
  const known = createLanes(perLane, waiting);
  const strangers = createLanes(perLane, waiting);
  let running = 0;

  return async (turn, work) => {
    if (running >= limit) {
      const lanes = turn.isKnown ? known : strangers;
      await new Promise<void>((go) => lanes.add(turn.lane, go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = known.take() ?? strangers.take();
      if (next) next();
      else running--;
    }
  };
}

function createLanes(perLane: number, waiting: number) {
  const lanes = new Map<string, (() => void)[]>();
  let size = 0;

  return {
    add(name: string, go: () => void) {
      const lane = lanes.get(name) ?? [];
      if (lane.length >= perLane || size >= waiting)
        throw new AppError(
          "too_many",
          "Many people are logging in right now. Please try again in a moment.",
          { retryAfterS: 5 },
        );
      lane.push(go);
      lanes.set(name, lane);
      size++;
    },
    /** The first of the lane that has waited longest for its turn. */
    take(): (() => void) | undefined {
      for (const [name, lane] of lanes) {
        const go = lane.shift();
        lanes.delete(name);
        if (lane.length > 0) lanes.set(name, lane);
        size--;
        return go;
      }
      return undefined;
    },
  };
}
