import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 compile WebAssembly once, quickly, and leave it at that; call it before the embedded database is loaded. By default it
 * also optimizes what is often called. A single function of PostgreSQL, its evaluator of expressions, then takes seconds of CPU and
 * 600 MB, at every start. Without, a statement that finds its rows by an index takes as long, and one that reads a whole table up to 2.7 times as long.
 *
 * V8 looks at the flags when it loads a module, so they may be set this late. The first implies the others at the command line only.
 */
export function compileOnce(): void {
  for (const flag of ["--liftoff-only", "--no-wasm-tier-up", "--no-wasm-dynamic-tiering"])
    setFlagsFromString(flag);
}
