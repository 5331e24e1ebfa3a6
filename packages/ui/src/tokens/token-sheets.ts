import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenSheets } from "./design-tokens.ts";

/** The sheets of the tokens. @param folder that holds them */
export function tokenSheets(folder: string): TokenSheets {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const brandSheet = (brand: string) => read(`brands/${brand}.css`);
  // As they are imported: the one that holds for every page comes first, or it would hide the others.
  const brands = readdirSync(join(folder, "brands"))
    .map((file) => file.replace(/\.css$/, ""))
    .toSorted((a, b) => Number(isDefault(brandSheet(b))) - Number(isDefault(brandSheet(a))));
  return {
    brands,
    colors: [read("color.css"), ...brands.map(brandSheet)].join("\n"),
    space: read("space.css"),
    theme: read("theme.css"),
  };
}

const isDefault = (sheet: string): boolean => sheet.includes(":root");
