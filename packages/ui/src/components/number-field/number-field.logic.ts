/** The numbers a stepper takes. */
export interface NumberRange {
  min: number;
  max: number;
  /** Distance of one press. */
  step: number;
}

/** A typed text as a number, or null where it is none. Takes a comma for the decimal point. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** The nearest number inside the range that lies on a step, counted from `min` (or 0 where there is no least one). */
export function clampNumber(value: number, { min, max, step }: NumberRange): number {
  const origin = Number.isFinite(min) ? min : 0;
  const stepped = origin + Math.round((value - origin) / step) * step;
  const exact = Number(stepped.toFixed(decimals(step)));
  return Math.min(max, Math.max(min, exact));
}

/** Whether the typed text is a number of the range as it stands. */
export function isInRange(text: string, range: NumberRange): boolean {
  const value = parseNumber(text);
  return (
    value !== null &&
    value >= range.min &&
    value <= range.max &&
    clampNumber(value, range) === value
  );
}

/** What a key does to the value; null for keys that are none of ours. */
export function keyedNumber(key: string, value: number, range: NumberRange): number | null {
  const { min, max, step } = range;
  const moves: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    PageUp: value + step * 10,
    PageDown: value - step * 10,
    Home: min,
    End: max,
  };
  const next = moves[key];
  return next === undefined || !Number.isFinite(next) ? null : clampNumber(next, range);
}

function decimals(step: number): number {
  const text = String(step);
  const point = text.indexOf(".");
  return point === -1 ? 0 : text.length - point - 1;
}
