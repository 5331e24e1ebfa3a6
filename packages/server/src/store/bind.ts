import { acrossTenants } from "../tenant.ts";
import type { Db } from "./types.ts";

/** The functions of a repository without their first parameter. */
export type Bound<Module> = {
  [Name in keyof Module]: Module[Name] extends (db: Db, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/**
 * The functions of a repository with the mapper, or one transaction of it, filled in.
 * @param across those that reach rows of every tenant, even when a user's work calls them
 */
export function bind<
  Module extends { [Name in keyof Module]: (db: Db, ...rest: never[]) => unknown },
>(module: Module, db: Db, across: readonly (keyof Module & string)[] = []): Bound<Module> {
  const functions: [string, (db: Db, ...rest: never[]) => unknown][] = Object.entries(module);
  const wide = new Set<string>(across);
  const bound = functions.map(([name, run]) => [
    name,
    wide.has(name)
      ? // A statement of the mapper is sent when it is awaited, so that has to be in here too.
        (...rest: never[]) => acrossTenants(async () => run(db, ...rest))
      : (...rest: never[]) => run(db, ...rest),
  ]);
  return Object.fromEntries(bound) as Bound<Module>;
}
