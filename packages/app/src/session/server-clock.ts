/** The server's time. */
export type ServerClock = {
  readonly now: () => Date;
  /** Takes the `Date` header of a response that just arrived. */
  readonly set: (date: string) => void;
};

/** Latency and whole seconds account for a difference up to this. */
const SAME_MS = 30_000;

/**
 * A clock that follows the server's: on a device that is a quarter of an hour fast, every approval would expire before it is shown.
 * Until the first response it is the device's clock.
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
