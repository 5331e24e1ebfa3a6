const told = new Set<string>();

/** Tells whoever writes manifests, once for each name, that a control does not exist here. */
export function warnOfComponents(names: readonly string[]): void {
  if (!import.meta.env.DEV) return;
  for (const name of names) {
    // Manifests come from outside: what is remembered of them has a bound.
    if (told.has(name) || told.size >= 50) continue;
    told.add(name);
    // oxlint-disable-next-line eslint/no-console -- for developers only, and gone from a production build
    console.warn(`No control is called "${name}"; the setting is asked for as a text.`);
  }
}
