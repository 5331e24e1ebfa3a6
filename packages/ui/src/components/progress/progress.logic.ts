/** The completed share, from 0 to 1; undefined if unknown. */
export function progressShare(value: number | undefined, max: number): number | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  if (!(max > 0)) return 1;
  return Math.min(1, Math.max(0, value / max));
}
