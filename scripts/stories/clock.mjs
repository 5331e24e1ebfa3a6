/**
 * Adds up the time of each part of the work.
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

/** Work that did not end within its time limit. */
export class TimeoutError extends Error {}

/**
 * @template Result
 * @param {number} milliseconds
 * @param {Promise<Result>} work continues unobserved after the timeout
 * @returns {Promise<Result>}
 * @throws {TimeoutError}
 */
export async function withTimeout(milliseconds, work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  work.catch(() => undefined);
  const timeout = new Promise((_, reject) => {
    const seconds = milliseconds / 1000;
    timer = setTimeout(() => reject(new TimeoutError(`not done after ${seconds} s`)), milliseconds);
  });
  try {
    return await /** @type {Promise<Result>} */ (Promise.race([work, timeout]));
  } finally {
    clearTimeout(timer);
  }
}
