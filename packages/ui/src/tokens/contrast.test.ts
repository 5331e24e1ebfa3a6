import { readdirSync, readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { apca, inGamut } from "./contrast.ts";
import { markPairs, type Pair, separatorPairs, textPairs } from "./contrast-pairs.ts";
import { declarations, type Ground, readColors, type Theme, type Themed } from "./read-colors.ts";

/** @param path beside this file */
function sheet(path: string): string {
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

// In the order of the shipped sheet: later ones override.
const imported = [...sheet("../library.css").matchAll(/@import "\.\/tokens\/([^"]+)"/g)].map(
  ([, path = ""]) => path,
);
const brands = imported.flatMap((path) => /^brands\/(.+)\.css$/.exec(path)?.[1] ?? []);
const themes: readonly Theme[] = ["light", "dark"];
const css = imported.map((path) => sheet(`./${path}`)).join("\n");

const pages = brands.flatMap((brand) =>
  (["default", "more"] as const).flatMap((contrast) =>
    themes.map((theme) => ({ brand, contrast, theme })),
  ),
);

function value(colors: ReadonlyMap<string, Themed>, name: string, theme: Theme): string {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`No such token: ${name}`);
  return color[theme];
}

function below(
  pairs: readonly Pair[],
  least: number,
  { theme, ...ground }: Ground & { theme: Theme },
): string[] {
  const colors = readColors(css, ground);
  return pairs.flatMap(([front, back]) => {
    const ratio = wcagContrast(value(colors, front, theme), value(colors, back, theme));
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

/** Text on a coloured solid is limited by the solid: more contrast keeps it at 4.5. */
function onSolid([front]: Pair): boolean {
  return front.startsWith("on-");
}

describe("colour tokens", () => {
  it.each(pages)("keep every text at 4.5 to 1: $brand, $contrast contrast, $theme", (page) => {
    expect(below(textPairs, 4.5, page)).toEqual([]);
  });

  it.each(pages)(
    "keep every edge and mark at 3 to 1: $brand, $contrast contrast, $theme",
    (page) => {
      expect(below(markPairs, 3, page)).toEqual([]);
    },
  );

  it.each(pages.filter(({ contrast }) => contrast === "more"))(
    "keep text at 7, lines and rings at 4.5, separators at 3 to 1 for who asks for more: $brand, $theme",
    (page) => {
      const words = textPairs.filter((pair) => !onSolid(pair));
      const lines = markPairs.filter(([front]) => front === "line-strong" || front === "focus");
      expect(below(words, 7, page)).toEqual([]);
      expect(below(lines, 4.5, page)).toEqual([]);
      expect(below(separatorPairs, 3, page)).toEqual([]);
    },
  );

  it.each(pages)("can be shown on every screen: $brand, $contrast contrast, $theme", (page) => {
    const { theme, ...ground } = page;
    const bent = [...readColors(css, ground)]
      .filter(([, color]) => !inGamut(color[theme]))
      .map(([name]) => name);
    expect(bent).toEqual([]);
  });

  it("are shipped for every brand that there is, each with its own accent", () => {
    const files = readdirSync(new URL("./brands/", import.meta.url));
    expect(brands.map((brand) => `${brand}.css`).sort()).toEqual(files.sort());
    const accents = brands.map((brand) =>
      value(readColors(css, { brand, contrast: "default" }), "accent", "light"),
    );
    expect(new Set(accents).size).toBe(brands.length);
  });

  it("have the same names in every brand", () => {
    const names = (brand: string) =>
      declarations(sheet(`./brands/${brand}.css`)).map(
        ({ within, name }) => `${within.length > 1 ? "more: " : ""}${name}`,
      );
    for (const brand of brands) expect(names(brand)).toEqual(names("switchboard"));
  });

  it("prints the pairs that APCA advises against", () => {
    const advice = pages
      .filter(({ contrast }) => contrast === "default")
      .flatMap(({ theme, ...ground }) => {
        const colors = readColors(css, ground);
        return textPairs.flatMap(([front, back]) => {
          const contrast = Math.abs(apca(value(colors, front, theme), value(colors, back, theme)));
          return contrast < 45
            ? [`${ground.brand} ${theme}: ${front} on ${back}: Lc ${contrast.toFixed(0)}`]
            : [];
        });
      });
    process.stdout.write(`APCA under Lc 45 (advice): ${advice.join("; ") || "none"}\n`);
    expect(apca("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(106, 0);
    expect(apca("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(-107.9, 0);
  });
});

describe("forced colours", () => {
  it("stand in for every ground, line and word of ours", () => {
    const forced = new Set(declarations(sheet("./forced-colors.css")).map(({ name }) => name));
    // The browser replaces fills of solids together with the text on them.
    const leftToTheBrowser =
      /-solid$|-subtle$|^on-|^accent(-hover|-active|-text)?$|^scrim$|^shadow-ink|^line-strong$|^fill-disabled$/;
    const statusLines = /^(success|warning|danger|info)-line$/;
    const names = readColors(css, { brand: "switchboard", contrast: "default" }).keys();
    const open = [...names].filter(
      (name) => !forced.has(name) && !leftToTheBrowser.test(name) && !statusLines.test(name),
    );
    expect(open).toEqual([]);
  });
});

describe("the map to utilities", () => {
  const theme = sheet("./theme.css");
  const colors = readColors(css, { brand: "switchboard", contrast: "default" });

  it("names every colour token", () => {
    const unmapped = [...colors.keys()].filter(
      (name) => !name.startsWith("shadow-ink") && !theme.includes(`var(--ui-${name})`),
    );
    expect(unmapped).toEqual([]);
  });

  it("names no token that does not exist", () => {
    const declared = new Set([
      ...[css, sheet("./space.css")].flatMap((text) =>
        declarations(text).map(({ name }) => `--ui-${name}`),
      ),
      "--ui-direction",
    ]);
    const used = [...theme.matchAll(/var\((--ui-[\w-]+)\)/g)].map(([, name = ""]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});
