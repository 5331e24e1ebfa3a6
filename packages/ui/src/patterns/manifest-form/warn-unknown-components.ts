const warned = new Set<string>();

/**
 * Bundlers replace exactly this expression, so it must be written this way, with no check of `process` before it.
 * Without a bundler and without `process`, it is not a development build.
 */
function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return false;
  }
}

/** Warns authors of manifests, once for each name, that a control does not exist. */
export function warnUnknownComponents(names: readonly string[]): void {
  if (!inDevelopment()) return;
  for (const name of names) {
    // Manifests come from outside: the cache is bounded.
    if (warned.has(name) || warned.size >= 50) continue;
    warned.add(name);
    // oxlint-disable-next-line eslint/no-console -- for developers only, and silent in a production build
    console.warn(`No control is called "${name}"; the setting is asked for as a text.`);
  }
}
