import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tokenFiles } from "./design-tokens.ts";
import { tokenSheets } from "./token-sheets.ts";

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const sheets = tokenSheets(import.meta.dirname);
const files = tokenFiles(sheets);
const colorsOf = (name: string) => files.get(`${name}.tokens.json`)?.["color"] ?? {};

describe("the tokens as data", () => {
  it("are a file for each brand, theme and contrast, all of the same names", () => {
    expect([...files.keys()]).toHaveLength(sheets.brands.length * 4);
    const names = [...files.values()].map((file) =>
      Object.entries(file).flatMap(([group, tokens]) =>
        Object.keys(tokens).map((name) => `${group}.${name}`),
      ),
    );
    for (const one of names) expect(one.toSorted()).toEqual(names[0]?.toSorted());
  });

  it("hold every color of the sheets, in sRGB and with its transparency", () => {
    const written = [...sheet("color.css").matchAll(/--ui-([\w-]+):\s*light-dark/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(colorsOf("switchboard-light"))).toEqual(expect.arrayContaining(written));
    expect(colorsOf("switchboard-light")["surface"]?.$value).toEqual({
      colorSpace: "srgb",
      components: [1, 1, 1],
      alpha: 1,
      hex: "#ffffff",
    });
    expect(colorsOf("switchboard-light")["scrim"]?.$value).toMatchObject({ alpha: 0.4 });
  });

  it("differ by theme, by contrast and by brand, radii too", () => {
    const textOf = (name: string) => JSON.stringify(colorsOf(name)["text-muted"]);
    expect(textOf("switchboard-light")).not.toBe(textOf("switchboard-dark"));
    expect(textOf("switchboard-light")).not.toBe(textOf("switchboard-light-more-contrast"));
    const accentOf = (name: string) => JSON.stringify(colorsOf(name)["accent"]);
    expect(accentOf("switchboard-light")).not.toBe(accentOf("harbor-light"));
    const radiusOf = (name: string) => files.get(`${name}.tokens.json`)?.["radius"]?.["8"]?.$value;
    expect(radiusOf("switchboard-light")).toEqual({ value: 8, unit: "px" });
    expect(radiusOf("harbor-light")).toEqual({ value: 12, unit: "px" });
  });

  it("hold sizes in px, and fonts by name", () => {
    const file = files.get("switchboard-light.tokens.json");
    expect(file?.["size"]?.["control-md"]?.$value).toEqual({ value: 32, unit: "px" });
    expect(file?.["text"]?.["14"]?.$value).toEqual({ value: 14, unit: "px" });
    expect(file?.["font"]?.["sans"]?.$value).toContain("Inter Variable");
  });
});
