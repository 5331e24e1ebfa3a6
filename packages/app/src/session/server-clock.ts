/** The time as the server has it. */
export type ServerClock = {
  readonly now: () => Date;
  /** Takes the `Date` of an answer that just came. */
  readonly set: (date: string) => void;
};

/** What the way of an answer and whole seconds make up is no difference. */
const SAME_MS = 30_000;

/**
 * Tells the time by the server: on a device whose clock is a quarter of an hour fast, each approval would be over before it is
 * shown. By the device until the server said otherwise.
 * @param device milliseconds since 1970
 */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead = 0;
  return {
    now: () => new Date(device() + ahead),
    set(date) {
      const difference = Date.parse(date) - device();
      if (!Number.isNaN(difference)) ahead = Math.abs(difference) < SAME_MS ? 0 : difference;
    },
  };
}
