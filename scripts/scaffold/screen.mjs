import { entityIn, fieldsOf, nameOf, readDocument, specsOf } from "./contract.mjs";
import { camelCase, kebabCase, pascalCase, sentenceCase } from "./names.mjs";
import { addRoute } from "./screen-route.mjs";
import { addScreenFiles } from "./screen-files.mjs";

/**
 * @typedef {object} Column
 * @property {string} name
 * @property {string} wire
 * @property {"text" | "moment" | "number"} kind
 * @property {string} header
 * @property {boolean} optional may be null or absent
 * @property {unknown} wireExample
 */

/**
 * @typedef {object} Page a screen with its route
 * @property {string} file `gadgets`
 * @property {string} Name `Gadgets`
 * @property {string} variable `gadgets`
 * @property {string} title
 * @property {string} entity `Gadget`
 * @property {string} words `gadget`
 * @property {string} list id of the operation that lists them
 * @property {string | undefined} remove id of the operation that deletes one
 * @property {Column} lead
 * @property {Column[]} columns with the lead
 * @property {Record<string, unknown>} item one of them, as the contract has it
 * @property {boolean} hasDark the catalogue of states names its dark theme
 * @property {(kind: string) => string} state id of a state in the catalogue
 */

const MOST_COLUMNS = 4;
/** What the catalogue of states calls the states that the tool writes. @type {Record<string, RegExp>} */
const STATE_NAMES = {
  loading: /^loading$/,
  empty: /^empty$/,
  failed: /^(fetch|load)-failed$/,
  ready: /^populated$/,
  "delete-confirm": /^delete-confirm$/,
  "delete-failed": /^delete-failed/,
  mobile: /^mobile$/,
  dark: /^dark$/,
};

/**
 * A screen of what an area lists, with its route.
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} name
 * @param {{ area?: string }} options
 * @returns {import("./scaffold.mjs").Next}
 */
export function addScreen(tree, name, { area }) {
  const page = readPage(tree, name, kebabCase(area ?? name));
  addScreenFiles(tree, page);
  const path = addRoute(tree, page);
  const named =
    tree.has("e2e/shell.spec.ts") && tree.read("e2e/shell.spec.ts").includes(`"${path}"`);
  const words = [
    `Take its pictures, and look at them: pnpm test:visual --only screens-${page.Name.toLowerCase()} --update`,
    "Bring its size budget to what it weighs: node scripts/package/sizes.mjs --write",
    named ? `e2e/shell.spec.ts still expects ${path} among the pages to come.` : "",
  ];
  return { run: [], say: words.filter(Boolean).join("\n"), names: { name: page.Name } };
}

/** @param {import("./tree.mjs").Tree} tree @param {string} name @param {string} area @returns {Page} */
function readPage(tree, name, area) {
  const document = readDocument(tree);
  const specs = specsOf(document).filter(({ tags }) => tags.includes(area));
  const entity = entityIn(document, area);
  const list = specs.find(
    ({ method, response }) => method === "get" && nameOf(response?.items) === entity,
  );
  if (!list)
    throw new Error(
      `No operation of the area ${area} lists anything: name another with --area, or run pnpm new operation ${area}/list first.`,
    );
  const remove = specs.find(
    ({ method, path }) => method === "delete" && path === `${list.path}/{id}`,
  );
  const fields = fieldsOf(document, { $ref: `#/components/schemas/${entity}` });
  const columns = columnsOf(fields);
  const [lead] = columns;
  if (!lead) throw new Error(`${entity} has no text that a row could be named by.`);
  const file = kebabCase(name);
  return {
    file,
    Name: pascalCase(name),
    variable: camelCase(name),
    title: sentenceCase(name),
    entity,
    words: kebabCase(entity).replaceAll("-", " "),
    list: list.operationId,
    remove: remove?.operationId,
    lead,
    columns,
    item: Object.fromEntries(fields.map(({ wire, wireExample }) => [wire, wireExample])),
    hasDark: tree.read("docs/spec/screen-states.md").includes(`| ${file}/dark |`),
    state: stateNames(tree.read("docs/spec/screen-states.md"), file),
  };
}

/** What fits into a table: the name first, no nested values. @param {import("./contract.mjs").Field[]} fields @returns {Column[]} */
function columnsOf(fields) {
  const shown = fields.filter(
    ({ wire, kind }) =>
      wire !== "id" &&
      (kind === "text" || kind === "moment" || kind === "integer" || kind === "number"),
  );
  const texts = shown.filter(({ kind, nullable }) => kind === "text" && !nullable);
  const lead = texts.find(({ wire }) => /^(name|title)$/.test(wire)) ?? texts[0];
  if (!lead) return [];
  return [lead, ...shown.filter((field) => field !== lead)]
    .slice(0, MOST_COLUMNS)
    .map(({ name, wire, kind, nullable, required, wireExample }) => ({
      name,
      wire,
      kind: kind === "text" || kind === "moment" ? kind : "number",
      header: sentenceCase(wire.replace(/_at$/, "")),
      optional: nullable || !required,
      wireExample,
    }));
}

/** @param {string} catalogue @param {string} file @returns {Page["state"]} */
function stateNames(catalogue, file) {
  const known = [...catalogue.matchAll(new RegExp(`^\\| ${file}/([\\w-]+) \\|`, "gm"))].map(
    ([, state = ""]) => state,
  );
  return (kind) => `${file}/${known.find((state) => STATE_NAMES[kind]?.test(state)) ?? kind}`;
}
