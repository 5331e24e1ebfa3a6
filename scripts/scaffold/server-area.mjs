import { kebabCase, pascalCase, plural, camelCase } from "./names.mjs";
import { entityIn, readDocument } from "./contract.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

/**
 * Where an area of the server keeps what.
 * @typedef {object} Area
 * @property {string} name
 * @property {string} entity `Gadget`: its type, and its schema in the contract
 * @property {string} words `gadget`, in a sentence
 * @property {string} one `gadget`, as a variable
 * @property {string} table variable of its table
 * @property {string} key its repository's name in the store
 * @property {string} ports
 * @property {string} useCases
 * @property {string} store
 * @property {string} operations folder
 */

const SERVER = "packages/server/src";
export const REPOSITORIES = `${SERVER}/store/repositories.ts`;

/** An area as the tool names it. @param {Tree} tree @param {string} given @returns {Area} */
export function newArea(tree, given) {
  const name = kebabCase(given);
  const entity = entityIn(readDocument(tree), name);
  const one = camelCase(entity);
  return {
    name,
    entity,
    one,
    words: kebabCase(entity).replaceAll("-", " "),
    table: plural(one),
    key: plural(one),
    ports: `${SERVER}/domain/${name}/ports.ts`,
    useCases: `${SERVER}/domain/${name}/${name}.ts`,
    store: `${SERVER}/store/${kebabCase(entity)}-repository.ts`,
    operations: `${SERVER}/operations/${name}`,
  };
}

/** An area as it is in the server. @param {Tree} tree @param {string} given @returns {Area} */
export function readArea(tree, given) {
  const area = newArea(tree, given);
  const { name } = area;
  if (!tree.has(area.ports))
    throw new Error(`The server has no domain/${name} yet: run pnpm new area ${name} first.`);
  const stored = storeOf(tree, area);
  if (!stored || !tree.read(area.ports).includes(`type ${area.entity} =`))
    throw new Error(
      `domain/${name} has not one repository of ${pascalCase(plural(area.words))} that the tool knows: write this operation by hand.`,
    );
  return { ...area, ...stored };
}

/**
 * The repository of an area's records, called by the record or by the area, under the name that it has in the store.
 * @param {Tree} tree @param {Area} area
 */
function storeOf(tree, { name, entity }) {
  const modules = tree.read(REPOSITORIES);
  for (const one of [kebabCase(entity), name]) {
    const key = new RegExp(`import \\* as (\\w+) from "\\./${one}-repository\\.ts";`).exec(
      modules,
    )?.[1];
    if (key) return { key, store: `${SERVER}/store/${one}-repository.ts` };
  }
  return undefined;
}
