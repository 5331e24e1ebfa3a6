import { ChildEnded } from "./child-process.ts";

/** Limits how much work runs at a time. Further work waits. */
export type Slots = {
  readonly count: number;
  working: number;
  readonly waiting: (() => void)[];
};

/** Creates free slots. */
export const createSlots = (count: number): Slots => ({ count, working: 0, waiting: [] });

/**
 * Runs work once a slot is free.
 * @throws ChildEnded when it is aborted before
 */
export async function withSlot<T>(
  slots: Slots,
  signal: AbortSignal | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (slots.working >= slots.count) await turn(slots, signal);
  else slots.working++;
  try {
    return await work();
  } finally {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.working--;
  }
}

function turn({ waiting }: Slots, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      const at = waiting.indexOf(go);
      if (at >= 0) waiting.splice(at, 1);
      reject(new ChildEnded("aborted"));
    };
    if (signal?.aborted) return leave();
    signal?.addEventListener("abort", leave, { once: true });
    waiting.push(go);
  });
}
