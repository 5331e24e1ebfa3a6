/**
 * Adds up what each part of the work costs.
 * @typedef {object} Clock
 * @property {<Result>(part: string, work: () => Promise<Result>) => Promise<Result>} time
 * @property {() => Map<string, number>} spent seconds by part
 */

/** @returns {Clock} */
export function createClock() {
  /** @type {Map<string, number>} */
  const spent = new Map();
  return {
    async time(part, work) {
      const started = performance.now();
      try {
        return await work();
      } finally {
        const seconds = (performance.now() - started) / 1000;
        spent.set(part, (spent.get(part) ?? 0) + seconds);
      }
    },
    spent: () => spent,
  };
}

/** Work that took longer than it may. */
export class TookTooLong extends Error {}

/**
 * @template Result
 * @param {number} milliseconds
 * @param {Promise<Result>} work goes on unheard when it is late
 * @returns {Promise<Result>}
 * @throws {TookTooLong}
 */
export async function within(milliseconds, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  work.catch(() => undefined);
  const late = new Promise((_, reject) => {
    const seconds = milliseconds / 1000;
    limit = setTimeout(() => reject(new TookTooLong(`not done after ${seconds} s`)), milliseconds);
  });
  try {
    return await /** @type {Promise<Result>} */ (Promise.race([work, late]));
  } finally {
    clearTimeout(limit);
  }
}
