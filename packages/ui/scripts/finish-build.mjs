// The last touches of a build: what neither the bundler nor the compiler does. `dist` is then the package itself.
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishedManifest, readCatalog } from "./manifest.mjs";

const PACKAGE = join(import.meta.dirname, "..");
const WORKSPACE = join(PACKAGE, "..", "..");
const DIST = join(PACKAGE, "dist");

// Declarations keep the endings of the sources, which Node's way of resolving types refuses.
const RELATIVE_SOURCE = /((?:from|import\()\s*"\.{1,2}\/[^"]+)\.tsx?"/g;
for (const file of globSync("**/*.d.ts", { cwd: DIST })) {
  const path = join(DIST, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(RELATIVE_SOURCE, '$1.js"');
  if (after !== before) writeFileSync(path, after);
}

// The fonts may be passed on with their licence only.
for (const font of ["inter", "geist-mono"]) {
  const licence = join(PACKAGE, "node_modules", "@fontsource-variable", font, "LICENSE");
  cpSync(licence, join(DIST, "fonts", `${font}-LICENSE.txt`));
}

const catalog = readCatalog(readFileSync(join(WORKSPACE, "pnpm-workspace.yaml"), "utf8"));
const manifest = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
writeFileSync(
  join(DIST, "package.json"),
  `${JSON.stringify(publishedManifest(manifest, catalog), null, 2)}\n`,
);
for (const file of ["LICENSE", "README.md", "CHANGELOG.md"]) {
  if (existsSync(join(PACKAGE, file))) cpSync(join(PACKAGE, file), join(DIST, file));
}
