/** A theme that a colour has a value in. */
export type Theme = "light" | "dark";

/** The attributes of the root: brand and contrast. */
export interface Ground {
  brand: string;
  contrast: "default" | "more";
}

/** A colour's value in each theme. */
export type Themed = Readonly<Record<Theme, string>>;

interface Declaration {
  /** The enclosing selectors and at-rules, outermost first. */
  within: readonly string[];
  name: string;
  value: string;
}

/** Every custom property of ours that a sheet declares, in its order. */
export function declarations(css: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "");
  for (const [, head, , name, value] of plain.matchAll(
    /([^{};]+)\{|(\})|--ui-([\w-]+):\s*([^;]+);/g,
  )) {
    if (name && value) found.push({ within: [...within], name, value: value.trim() });
    else if (head) within.push(head.trim().replaceAll(/\s+/g, " "));
    else within.pop();
  }
  return found;
}

/** Whether a selector or at-rule applies to a page; forced colours are the system's, so none of ours counts. */
function holds(rule: string, { brand, contrast }: Ground): boolean {
  if (rule === "@variant more-contrast") return contrast === "more";
  if (rule.startsWith("@")) return false;
  const named = `[data-brand="${brand}"]`;
  return rule.split(", ").some((selector) => selector === ":root" || selector === named);
}

/**
 * The values of the colour tokens on a page, by name without the prefix: `text-muted`.
 * @param css the sheets, in the order in which they are imported
 */
export function readColors(css: string, ground: Ground): ReadonlyMap<string, Themed> {
  const colors = new Map<string, Themed>();
  const color = /^light-dark\(\s*(oklch\([^)]*\))\s*,\s*(oklch\([^)]*\))\s*\)$/;
  for (const { within, name, value } of declarations(css)) {
    const [, light, dark] = color.exec(value) ?? [];
    if (light && dark && within.every((rule) => holds(rule, ground))) {
      colors.set(name, { light, dark });
    }
  }
  return colors;
}
