import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { compileOnce } from "../src/store/pglite/code.ts";

type Compiler = { compile(code: Buffer): Promise<object> };

const { WebAssembly } = globalThis as unknown as { WebAssembly: Compiler };
let compiled: Promise<object> | undefined;

/**
 * Compiles the embedded database and holds its machine code, which V8 shares between the threads of a process for as long as one
 * of them holds it. Without it each store that a test opens is compiled anew: twice the time to open, and slow queries at first.
 */
export function keepDatabaseCompiled(): Promise<object> {
  compileOnce();
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  compiled ??= readFile(join(folder, "pglite.wasm")).then((code) => WebAssembly.compile(code));
  return compiled;
}
