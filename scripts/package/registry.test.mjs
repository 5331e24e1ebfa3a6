import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { registryFiles } from "./registry.mjs";

const src = join(import.meta.dirname, "..", "..", "packages", "ui", "src");
/** @type {ReadonlyMap<string, any>} */
const files = registryFiles(src, (_path, source) => source);

describe("the registry", () => {
  it("has an item for each pattern that can be copied, and lists them without their code", () => {
    const { items } = files.get("registry.json");
    expect(items.map((/** @type {any} */ { name }) => `${name}.json`)).toEqual(
      [...files.keys()].filter((name) => name !== "registry.json"),
    );
    expect(items.length).toBeGreaterThan(20);
    expect(JSON.stringify(items)).not.toContain('"content"');
  });

  it("leaves no import that leads outside the copied files, and takes components from the package", () => {
    for (const [name, { files: copied = [] }] of files) {
      if (name === "registry.json") continue;
      const places = new Set(copied.map((/** @type {any} */ { target }) => target));
      for (const { target, content } of copied) {
        for (const [, address = ""] of content.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
          const place = join(target, "..", address).replaceAll("\\", "/");
          const found = [".ts", ".tsx", "/index.ts"].some((end) => places.has(`${place}${end}`));
          expect(found, `${name}: ${target} imports ${address}`).toBe(true);
        }
      }
    }
    const [dialog] = files
      .get("approval-dialog.json")
      .files.filter((/** @type {any} */ { target }) => target.endsWith("/approval-window.tsx"));
    expect(dialog.content).toContain('from "@switchboard/ui/dialog"');
  });
});
