/** The valid numbers of a stepper. */
export interface NumberRange {
  min: number;
  max: number;
  /** Step of one press. */
  step: number;
}

/** Parses typed text as a number; null if it is none. Accepts a decimal comma. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(",", ".");
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}

/** The nearest valid number on a step, counted from `min` (or 0 without one). */
export function clampNumber(value: number, { min, max, step }: NumberRange): number {
  const origin = Number.isFinite(min) ? min : 0;
  const stepped = origin + Math.round((value - origin) / step) * step;
  const exact = Number(stepped.toFixed(decimals(step)));
  return Math.min(max, Math.max(min, exact));
}

/** Whether the typed text is a valid number as it is. */
export function isInRange(text: string, range: NumberRange): boolean {
  const value = parseNumber(text);
  return (
    value !== null &&
    value >= range.min &&
    value <= range.max &&
    clampNumber(value, range) === value
  );
}

/** The value after a key; null for other keys. */
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
