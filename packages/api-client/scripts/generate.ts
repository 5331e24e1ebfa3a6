/**
 * Makes everything under `src/gen` from `openapi/`. Usage: `node scripts/generate.ts [--out <folder>]`.
 * The same input gives the same bytes, so a difference to the committed files is drift.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createClient } from "@hey-api/openapi-ts";
import { bundle } from "./bundle.ts";
import { emitCalls } from "./emit-calls.ts";
import { emitOperations } from "./emit-operations.ts";
import { emitShapes } from "./emit-shapes.ts";
import { forSchemaGenerator, polishTypes, polishZod } from "./schema-generator.ts";

const root = resolve(import.meta.dirname, "..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = resolve(values.out ?? join(root, "src", "gen"));

const document = bundle(join(root, "openapi"));
const scratch = mkdtempSync(join(tmpdir(), "contract-"));
try {
  await createClient({
    input: forSchemaGenerator(document),
    output: { path: scratch, importFileExtension: ".ts", entryFile: false },
    logs: { level: "silent" },
    plugins: [
      { name: "@hey-api/typescript", enums: false },
      { name: "zod", compatibilityVersion: "mini", dates: { offset: true } },
    ],
  });
  const zod = polishZod(readFileSync(join(scratch, "zod.gen.ts"), "utf8"));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "openapi.gen.json"), `${JSON.stringify(document, null, 2)}\n`);
  writeFileSync(
    join(out, "types.gen.ts"),
    polishTypes(readFileSync(join(scratch, "types.gen.ts"), "utf8")),
  );
  writeFileSync(join(out, "zod.gen.ts"), zod);
  writeFileSync(join(out, "operations.gen.ts"), emitOperations(document, zod));
  for (const [name, text] of emitCalls(document)) writeFileSync(join(out, name), text);
  writeFileSync(join(out, "shapes.gen.ts"), emitShapes(document));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
