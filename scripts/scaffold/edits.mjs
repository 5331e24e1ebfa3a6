/*
 * Changes of a source text. Each leaves a text alone that has the change already, and throws a sentence where it does not find its
 * place.
 */

/**
 * Adds a line after the last one that the pattern matches; where the pattern has a group, in the order of what the group holds.
 * @param {string} text
 * @param {RegExp} neighbours matches one whole line
 * @param {string} line
 */
export function addLine(text, neighbours, line) {
  const lines = text.split("\n");
  if (lines.includes(line)) return text;
  /** @param {string} one */
  const keyOf = (one) => (neighbours.exec(one)?.[1] ?? "").toLowerCase();
  const found = lines.flatMap((one, at) => (neighbours.test(one) ? [at] : []));
  const last = found.at(-1);
  if (last === undefined) throw new Error(`no line like "${line.trim()}" is there.`);
  const next = found.find((at) => keyOf(lines[at] ?? "") > keyOf(line));
  lines.splice(next ?? last + 1, 0, line);
  return lines.join("\n");
}

const IMPORT = /^(import(?: type)?) \{([^}]*)\} from "([^"]+)";\n/gm;
const DECLARATION =
  /^(?:export )?(?:async )?(?:const|let|function|type) \w+|^beforeAll|^describe\("\w+"/m;

/**
 * Adds imports and declarations to a module that lacks them. One of the same name is left alone, since it may have changed.
 * @param {string} text
 * @param {string} added with an empty line between two declarations
 */
export function mergeModule(text, added) {
  const imported = [...added.matchAll(IMPORT)].reduce(
    (before, [, keyword = "", names = "", from = ""]) => addImport(before, keyword, names, from),
    text,
  );
  return added
    .replaceAll(IMPORT, "")
    .trim()
    .split(/\n\n(?=\S)/)
    .reduce((before, declaration) => {
      const name = DECLARATION.exec(declaration)?.[0] ?? declaration;
      const isThere = new RegExp(`^${name.replace("(", "\\(")}(?!\\w)`, "m").test(before);
      return isThere ? before : `${before.trimEnd()}\n\n${declaration}\n`;
    }, imported);
}

/** @param {string} text @param {string} keyword @param {string} names @param {string} from */
function addImport(text, keyword, names, from) {
  const there = [...text.matchAll(IMPORT)].find((one) => one[1] === keyword && one[3] === from);
  if (!there)
    return addLine(text, /^import .* from "(.*)";$/, `${keyword} {${names}} from "${from}";`);
  const all = [there[2] ?? "", names].flatMap((list) => list.split(",")).map((name) => name.trim());
  const sorted = [...new Set(all)].filter(Boolean).sort().join(", ");
  return text.replace(there[0], () => `${keyword} { ${sorted} } from "${from}";\n`);
}

/**
 * Adds an operation to a file of the contract, and the schema that it needs.
 * @param {string} text
 * @param {string} added one method of one path, and at most one schema
 */
export function mergeContract(text, added) {
  const [operation = "", schema = ""] = added.split("components:\n  schemas:\n");
  const [, path = "", method = ""] = /^paths:\n(.*\n)([^]*)$/.exec(operation) ?? [];
  if (!/^components:\n {2}schemas:\n/m.test(text)) throw new Error("it has no schemas.");
  const opened = text.includes(path)
    ? text
    : text.replace(/^components:$/m, () => `${path}components:`);
  const merged = opened.replace(path, () => path + method);
  const [name = ""] = schema.split("\n");
  return merged.includes(`${name}\n`) ? merged : merged + schema;
}
