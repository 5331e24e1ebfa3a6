/**
 * Whether a file fits an `accept` list: endings (`.csv`), media types (`text/csv`) and families (`image/*`).
 * The ending counts as well as the type, because many systems hand files over without one.
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
