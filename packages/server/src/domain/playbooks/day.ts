const DAY_MS = 24 * 60 * 60 * 1000;

/** When the day began that a daily limit counts, by UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

/** When the next day begins. */
export const startOfTomorrow = (now: Date): Date => new Date(startOfDay(now).getTime() + DAY_MS);
