import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TokenSheets } from "./design-tokens.ts";

/** The sheets of the tokens. @param folder that holds them */
export function tokenSheets(folder: string): TokenSheets {
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  const brands = readdirSync(join(folder, "brands")).map((file) => file.replace(/\.css$/, ""));
  return {
    brands,
    colors: ["color.css", ...brands.map((brand) => `brands/${brand}.css`)].map(read).join("\n"),
    space: read("space.css"),
    theme: read("theme.css"),
  };
}
