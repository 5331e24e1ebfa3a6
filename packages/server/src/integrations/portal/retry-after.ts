/** How long each of the portal's throttles lasts. */
const THROTTLE_S = 15 * 60;

/** Tells programs when to try again; the page tells people. */
export const retryAfter = (status: number, seconds = THROTTLE_S): Record<string, string> =>
  status === 429 ? { "retry-after": `${seconds}` } : {};
