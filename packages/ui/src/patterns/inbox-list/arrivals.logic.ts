/** How many new items precede the first one that was there when the reader was last at the top. */
export function leadingNew(ids: readonly string[], seen: ReadonlySet<string>): number {
  const first = ids.findIndex((id) => seen.has(id));
  return first < 0 ? 0 : first;
}

/** What replaces an item that has gone: the next one that is still there, otherwise the previous one. */
export function successor(
  before: readonly string[],
  after: readonly string[],
  gone: string,
): string | null {
  const left = new Set(after);
  const at = before.indexOf(gone);
  const next = before.slice(at + 1).find((id) => left.has(id));
  const previous = before.slice(0, Math.max(at, 0)).findLast((id) => left.has(id));
  return next ?? previous ?? after[0] ?? null;
}
