import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { apca, inGamut } from "./contrast.ts";
import { markPairs, type Pair, textPairs } from "./contrast-pairs.ts";
import { readColors, type Theme } from "./read-colors.ts";

const colors = readColors(readFileSync(new URL("./color.css", import.meta.url), "utf8"));
const themes: readonly Theme[] = ["light", "dark"];

function value(name: string, theme: Theme): string {
  const color = colors.get(name);
  if (color === undefined) throw new Error(`No such token: ${name}`);
  return color[theme];
}

function below(pairs: readonly Pair[], least: number, theme: Theme): string[] {
  return pairs.flatMap(([front, back]) => {
    const ratio = wcagContrast(value(front, theme), value(back, theme));
    return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : [];
  });
}

describe("colour tokens", () => {
  it.each(themes)("keep every text at 4.5 to 1 in %s", (theme) => {
    expect(below(textPairs, 4.5, theme)).toEqual([]);
  });

  it.each(themes)("keep every meaningful edge and mark at 3 to 1 in %s", (theme) => {
    expect(below(markPairs, 3, theme)).toEqual([]);
  });

  it.each(themes)("can be shown on every screen in %s", (theme) => {
    const bent = [...colors].filter(([, color]) => !inGamut(color[theme])).map(([name]) => name);
    expect(bent).toEqual([]);
  });

  it("prints the pairs that APCA advises against", () => {
    const advice = themes.flatMap((theme) =>
      textPairs.flatMap(([front, back]) => {
        const contrast = Math.abs(apca(value(front, theme), value(back, theme)));
        return contrast < 45 ? [`${theme}: ${front} on ${back}: Lc ${contrast.toFixed(0)}`] : [];
      }),
    );
    process.stdout.write(`APCA under Lc 45 (advice): ${advice.join("; ") || "none"}\n`);
    expect(apca("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(106, 0);
    expect(apca("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(-107.9, 0);
  });
});

describe("the map to utilities", () => {
  const theme = readFileSync(new URL("./theme.css", import.meta.url), "utf8");

  it("names every colour token", () => {
    const unmapped = [...colors.keys()].filter(
      (name) => !name.startsWith("shadow-ink") && !theme.includes(`var(--ui-${name})`),
    );
    expect(unmapped).toEqual([]);
  });

  it("names no token that does not exist", () => {
    const space = readFileSync(new URL("./space.css", import.meta.url), "utf8");
    const declared = new Set([
      ...[...colors.keys()].map((name) => `--ui-${name}`),
      ...[...space.matchAll(/(--ui-[\w-]+):/g)].map(([, name]) => name),
      "--ui-direction",
    ]);
    const used = [...theme.matchAll(/var\((--ui-[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });
});
