/** An option as the marking of one knows it. */
export interface ListedOption {
  key: string;
  disabled?: boolean | undefined;
}

const enabledKeys = (options: readonly ListedOption[]) =>
  options.filter(({ disabled }) => !disabled).map(({ key }) => key);

/** The first option that can be chosen; null without one. */
export const firstOption = (options: readonly ListedOption[]): string | null =>
  enabledKeys(options)[0] ?? null;

/**
 * The option before or after the marked one. After the last comes the first.
 * @param gap between the two is a stop where none is marked
 */
export function nextOption(
  options: readonly ListedOption[],
  active: string | null,
  step: 1 | -1,
  gap: boolean,
): string | null {
  const keys = enabledKeys(options);
  const at = active === null ? -1 : keys.indexOf(active);
  if (at === -1) return keys.at(step === 1 ? 0 : -1) ?? null;
  const next = keys[at + step];
  if (next !== undefined) return next;
  return gap ? null : (keys.at(step === 1 ? 0 : -1) ?? null);
}

/** The option a page further, or the last one on the way. */
export function pageOption(
  options: readonly ListedOption[],
  active: string | null,
  step: number,
): string | null {
  const keys = enabledKeys(options);
  const at = active === null ? 0 : Math.max(0, keys.indexOf(active));
  return keys[Math.min(keys.length - 1, Math.max(0, at + step))] ?? null;
}
