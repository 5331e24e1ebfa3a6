/**
 * Whether a file matches an `accept` list: extensions (`.csv`), media types (`text/csv`) and wildcards (`image/*`). The
 * extension counts as well, because many systems report no type.
 */
export function isAccepted(
  file: { name: string; type: string },
  accept: readonly string[],
): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return accept.some((entry) => {
    const rule = entry.trim().toLowerCase();
    if (rule.startsWith(".")) return name.endsWith(rule);
    if (rule.endsWith("/*")) return type.startsWith(rule.slice(0, -1));
    return type === rule;
  });
}

/**
 * The accepted one of several dropped files: the first that matches, otherwise the first, to say why it does not. Null
 * if no file was dropped.
 */
export function takeOne<Dropped extends { name: string; type: string }>(
  files: Iterable<Dropped>,
  accept: readonly string[],
): { file: Dropped; fits: boolean; leftOut: number } | null {
  const all = [...files];
  const fitting = all.find((file) => isAccepted(file, accept));
  const file = fitting ?? all[0];
  return file ? { file, fits: fitting !== undefined, leftOut: all.length - 1 } : null;
}
