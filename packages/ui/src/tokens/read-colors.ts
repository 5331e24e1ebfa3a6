/** A theme that a colour has a value in. */
export type Theme = "light" | "dark";

/** The values of the colour tokens, by name without the prefix: `text-muted`. */
export function readColors(css: string): ReadonlyMap<string, Readonly<Record<Theme, string>>> {
  const colors = new Map<string, Record<Theme, string>>();
  const declaration =
    /--ui-([\w-]+):\s*light-dark\(\s*(oklch\([^)]*\))\s*,\s*(oklch\([^)]*\))\s*\)/g;
  for (const [, name, light, dark] of css.matchAll(declaration)) {
    if (name && light && dark) colors.set(name, { light, dark });
  }
  return colors;
}
