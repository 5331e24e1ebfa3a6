import { globSync } from "node:fs";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { addImport, append } from "./edits.mjs";
import { camelCase, kebabCase, pascalCase, plural, sentenceCase, withArticle } from "./names.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

const TEMPLATES = join(import.meta.dirname, "template");

/** A name in every way that we write one. @param {string} name */
function formsOf(name) {
  const words = kebabCase(name).replaceAll("-", " ");
  const title = words.replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
  const snake = words.replaceAll(" ", "_");
  return [
    kebabCase(name),
    camelCase(name),
    pascalCase(name),
    sentenceCase(name),
    title,
    snake,
    words,
  ];
}

/**
 * Puts a name in place of `sample item`, the name that the templates have.
 * @param {string} text
 * @param {string} one the name, for one of them
 */
export function rename(text, one) {
  const articled = text.replaceAll(/\b(a|A) sample item\b/g, (_, article) => {
    const words = withArticle(kebabCase(one).replaceAll("-", " "));
    return article === "A" ? sentenceOf(words) : words;
  });
  // The plural first, since it holds the singular.
  const pairs = [
    [plural("sample-item"), plural(kebabCase(one))],
    ["sample-item", one],
  ];
  return pairs.reduce((renamed, [from = "", to = ""]) => {
    const forms = formsOf(to);
    return formsOf(from).reduce(
      (done, form, at) => done.replaceAll(form, forms[at] ?? ""),
      renamed,
    );
  }, articled);
}

/** @param {string} words */
const sentenceOf = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Copies a template under a name. A file that is there already gets the imports and declarations that it lacks.
 * @param {Tree} tree
 * @param {string} template folder in `template/`
 * @param {string} one
 */
export function copy(tree, template, one) {
  const folder = join(TEMPLATES, template);
  for (const { parentPath, name } of globSync("**/*.*", { cwd: folder, withFileTypes: true })) {
    const source = join(parentPath, name);
    const path = rename(source.slice(folder.length + 1), one);
    const content = rename(readFileSync(source, "utf8"), one);
    if (!tree.has(path)) tree.create(path, content);
    else tree.edit(path, (text) => (path.endsWith(".yaml") ? mergeContract : merge)(text, content));
  }
}

const IMPORT = /^(import(?: type)?) \{([^}]*)\} from "([^"]+)";$/gm;

/** @param {string} text @param {string} added */
function merge(text, added) {
  const imported = [...added.matchAll(IMPORT)].reduce(
    (before, [, keyword, names = "", from = ""]) =>
      addImport(
        before,
        from,
        names.split(",").map((name) => name.trim()),
        /** @type {"import" | "import type"} */ (keyword),
      ),
    text,
  );
  // A declaration ends where an empty line follows and the next line is not indented.
  return added
    .replaceAll(IMPORT, "")
    .trim()
    .split(/\n\n(?=\S)/)
    .reduce((before, declaration) => append(before, `${declaration}\n`), imported);
}

/** Adds an operation of the contract, and schemas that it lacks. @param {string} text @param {string} added */
function mergeContract(text, added) {
  const [paths = "", schemas = ""] = added.split("components:\n  schemas:\n");
  const [heading = "", ...lines] = paths.replace("paths:\n", "").split(/(?<=\n)/);
  const start = text.replace("paths: {}", "paths:");
  const at = start.includes(heading)
    ? start.indexOf(heading) + heading.length
    : start.indexOf("components:");
  if (at === -1) throw new Error("it has no components.");
  const block = (start.includes(heading) ? "" : heading) + lines.join("");
  const merged = start.slice(0, at) + block + start.slice(at);
  return merged.includes(schemas) ? merged : `${merged.trimEnd()}\n${schemas}`;
}
