/** How much of a whole is done, from 0 to 1; undefined where that is not known. */
export function progressShare(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  if (!(max > 0)) return 1;
  return Math.min(1, Math.max(0, value / max));
}
