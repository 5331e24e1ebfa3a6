const told = new Set<string>();

/**
 * Whoever bundles this writes the answer in place of the name, so it has to be read in just this way, and with no look at
 * `process` before it. Where nobody does and there is no `process`, nobody develops.
 */
function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/** Tells whoever writes manifests, once for each name, that a control does not exist here. */
export function warnOfComponents(names: readonly string[]): void {
  if (!inDevelopment()) return;
  for (const name of names) {
    // Manifests come from outside: what is remembered of them has a bound.
    if (told.has(name) || told.size >= 50) continue;
    told.add(name);
    // oxlint-disable-next-line eslint/no-console -- for developers only, and silent in a production build
    console.warn(`No control is called "${name}"; the setting is asked for as a text.`);
  }
}
