import { parseSync } from "oxc-parser";
import { lineAt } from "../checks/source-files.mjs";

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/**
 * @param {string} path its extension names the language
 * @param {string} source
 * @throws when the source is not valid
 */
export function parse(path, source) {
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { program: /** @type {Node} */ (/** @type {unknown} */ (program)), comments };
}

/**
 * Visits every node below one, itself included.
 * @param {unknown} node
 * @param {(node: Node) => void} see
 */
export function walk(node, see) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, see));
  if (node === null || typeof node !== "object") return;
  if ("type" in node && typeof node.type === "string") see(/** @type {Node} */ (node));
  Object.values(node).forEach((child) => walk(child, see));
}

/**
 * The text of a string literal or of a template without holes.
 * @param {Node | undefined} node
 * @returns {string | undefined}
 */
export function literal(node) {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked;
  }
  return undefined;
}

/**
 * An expression without the types around it.
 * @param {Node | null | undefined} node
 * @returns {Node | undefined}
 */
export function bare(node) {
  if (node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression") {
    return bare(node.expression);
  }
  return node ?? undefined;
}

/**
 * A property of an object as written; spreads are not followed.
 * @param {Node | undefined} object
 * @param {string} key
 * @returns {Node | undefined}
 */
export function property(object, key) {
  if (object?.type !== "ObjectExpression") return undefined;
  const found = object.properties.find(
    (/** @type {Node} */ entry) =>
      entry.type === "Property" && (entry.key.name ?? entry.key.value) === key,
  );
  return bare(found?.value);
}

const TESTS = new Set(["it", "test", "step"]);
const NOT_RUN = new Set(["skip", "todo", "skipIf", "runIf", "fails"]);

/**
 * The titles of all tests and steps that run, where they are written out.
 * @param {string} path
 * @param {string} source
 * @returns {{ title: string, line: number }[]}
 */
export function testTitles(path, source) {
  /** @type {{ title: string, line: number }[]} */
  const found = [];
  walk(parse(path, source).program, (node) => {
    if (node.type !== "CallExpression" || !isTest(node.callee)) return;
    const title = literal(node.arguments[0]);
    if (title !== undefined) found.push({ title, line: lineAt(source, node.start) });
  });
  return found;
}

/** @returns {boolean} @param {Node} callee `it`, `it.each(...)`, `test.concurrent`, `context.step` */
function isTest(callee) {
  if (callee.type === "Identifier") return TESTS.has(callee.name);
  if (callee.type === "CallExpression") return isTest(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return isTest(callee.tag);
  if (callee.type !== "MemberExpression") return false;
  const name = callee.property.name;
  return name === "step" || (!NOT_RUN.has(name) && isTest(callee.object));
}

/**
 * The exports of `index.ts` that are components: values in PascalCase.
 * @param {string} path
 * @param {string} source
 * @returns {{ name: string, line: number }[]}
 */
export function exportedComponents(path, source) {
  /** @type {{ name: string, line: number }[]} */
  const found = [];
  for (const { node, type } of exportsOf(path, source)) {
    const name = node.exported.name;
    if (!type && /^[A-Z]/.test(name) && !/^[A-Z0-9_]+$/.test(name)) {
      found.push({ name, line: lineAt(source, node.start) });
    }
  }
  return found;
}

/**
 * The types that `index.ts` exports.
 * @param {string} path
 * @param {string} source
 * @returns {string[]}
 */
export function exportedTypes(path, source) {
  return exportsOf(path, source)
    .filter(({ type }) => type)
    .map(({ node }) => node.exported.name);
}

/** @param {string} path @param {string} source @returns {{ node: Node, type: boolean }[]} */
function exportsOf(path, source) {
  return parse(path, source)
    .program.body.filter((/** @type {Node} */ node) => node.type === "ExportNamedDeclaration")
    .flatMap((/** @type {Node} */ statement) =>
      statement.specifiers.map((/** @type {Node} */ node) => ({
        node,
        type: statement.exportKind === "type" || node.exportKind === "type",
      })),
    );
}

/**
 * Own members of props (`XProps`) without documentation.
 * @param {string} path
 * @param {string} source
 * @param {readonly string[]} types the exported types of the family
 * @returns {{ name: string, line: number }[]}
 */
export function silentProps(path, source, types) {
  const { program, comments } = parse(path, source);
  /** @type {{ name: string, line: number }[]} */
  const found = [];
  /** @param {Node} member */
  function check(member) {
    if (member.type !== "TSPropertySignature" && member.type !== "TSMethodSignature") return;
    const said = comments.some(
      ({ type, value, end }) =>
        type === "Block" &&
        value.startsWith("*") &&
        /[A-Za-z]{2}/.test(value.replace(/@\w+/g, "")) &&
        end <= member.start &&
        source.slice(end, member.start).trim() === "",
    );
    const name = member.key.name ?? member.key.value;
    if (!said) found.push({ name, line: lineAt(source, member.start) });
  }
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
    const name = declared?.id?.name;
    if (!name?.endsWith("Props") || !types.includes(name)) continue;
    if (declared.type === "TSInterfaceDeclaration") declared.body.body.forEach(check);
    if (declared.type === "TSTypeAliasDeclaration") ownMembers(declared.typeAnnotation, check);
  }
  return found;
}

/** @param {Node} type @param {(member: Node) => void} check members of the literals that a type is joined from */
function ownMembers(type, check) {
  if (type.type === "TSTypeLiteral") type.members.forEach(check);
  if (type.type === "TSUnionType" || type.type === "TSIntersectionType") {
    for (const part of type.types) ownMembers(part, check);
  }
  if (type.type === "TSParenthesizedType") ownMembers(type.typeAnnotation, check);
}
