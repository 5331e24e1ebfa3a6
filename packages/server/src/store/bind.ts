import type { Db } from "./types.ts";

/** The functions of a repository without their first parameter. */
export type Bound<Module> = {
  [Name in keyof Module]: Module[Name] extends (db: Db, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** The functions of a repository with the mapper, or one transaction of it, filled in. */
export function bind<
  Module extends { [Name in keyof Module]: (db: Db, ...rest: never[]) => unknown },
>(module: Module, db: Db): Bound<Module> {
  const functions: [string, (db: Db, ...rest: never[]) => unknown][] = Object.entries(module);
  const bound = functions.map(([name, run]) => [name, (...rest: never[]) => run(db, ...rest)]);
  return Object.fromEntries(bound) as Bound<Module>;
}
