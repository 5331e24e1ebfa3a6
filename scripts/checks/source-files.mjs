import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { ROOT } from "../machine/paths.mjs";
import { listFiles } from "../machine/stamp.mjs";

/**
 * @typedef {object} SourceImport
 * @property {string} from the specifier as written
 * @property {boolean} typeOnly the whole statement is erased, so it cannot close a cycle at run time
 * @property {number} line
 */

/** @param {string} path absolute */
export function repositoryPath(path) {
  return relative(ROOT, path).split(sep).join("/");
}

/**
 * The sources of the workspace: repository paths and their absolute ones.
 * @param {RegExp} accept
 * @returns {{ path: string, file: string }[]}
 */
export function sourceFiles(accept) {
  return ["packages", "e2e", ".storybook", "scripts"]
    .flatMap((folder) => listFiles(join(ROOT, folder), (file) => accept.test(file)))
    .map((file) => ({ path: repositoryPath(file), file }))
    .filter(({ path }) => !path.includes("/src/gen/"));
}

/** @param {string} source @param {number} offset */
export function lineAt(source, offset) {
  return source.slice(0, offset).split("\n").length;
}

/**
 * Every import of a TypeScript or JavaScript source, static, dynamic and re-exported.
 * @param {string} path its extension names the language
 * @param {string} source
 * @returns {SourceImport[]}
 * @throws when the source is not valid
 */
export function importsOf(path, source) {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const statics = module.staticImports.map((entry) => ({
    from: entry.moduleRequest.value,
    typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    line: lineAt(source, entry.start),
  }));
  const reexports = module.staticExports.flatMap((statement) => {
    const named = statement.entries.filter((entry) => entry.moduleRequest !== null);
    const request = named[0]?.moduleRequest;
    return request
      ? [
          {
            from: request.value,
            typeOnly: named.every((entry) => entry.isType),
            line: lineAt(source, statement.start),
          },
        ]
      : [];
  });
  const dynamics = module.dynamicImports.flatMap((entry) => {
    const written = source.slice(entry.moduleRequest.start, entry.moduleRequest.end);
    const literal = /^["'](.*)["']$/s.exec(written)?.[1];
    return literal ? [{ from: literal, typeOnly: false, line: lineAt(source, entry.start) }] : [];
  });
  return [...statics, ...reexports, ...dynamics];
}

/** @param {string} file absolute */
export function readSource(file) {
  return readFileSync(file, "utf8");
}
