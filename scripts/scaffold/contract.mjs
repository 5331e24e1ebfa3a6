import { camelCase, kebabCase, pascalCase, plural, singular, withArticle } from "./names.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */

/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | string[]} [type]
 * @property {string} [format]
 * @property {unknown[]} [enum]
 * @property {Schema} [items]
 * @property {Record<string, Schema>} [properties]
 * @property {string[]} [required]
 * @property {number} [minimum]
 */

/**
 * @typedef {object} Spec an operation of the contract
 * @property {string} operationId
 * @property {string} method lower case
 * @property {string} path
 * @property {string} permission
 * @property {string | undefined} extension
 * @property {string[]} tags
 * @property {number} status of its first successful answer
 * @property {Schema | undefined} request
 * @property {Schema | undefined} response
 */

/**
 * @typedef {object} Field a member of a schema, on both sides of the border
 * @property {string} wire as in the contract
 * @property {string} name as in our code
 * @property {"text" | "moment" | "integer" | "number" | "boolean" | "json"} kind
 * @property {string} type in TypeScript
 * @property {string[]} choices of an enumeration
 * @property {boolean} nullable
 * @property {boolean} required
 * @property {string} example in TypeScript, as our code has it
 * @property {unknown} wireExample as the contract has it
 */

export const DOCUMENT = "packages/api-client/src/gen/openapi.gen.json";
const METHODS = ["get", "post", "put", "patch", "delete"];

/** @param {Tree} tree @returns {any} the contract as `pnpm generate` has bundled it */
export const readDocument = (tree) => JSON.parse(tree.read(DOCUMENT));

/** @param {any} document @returns {Spec[]} */
export function specsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const [status = "", answer] =
        Object.entries(operation.responses).find(([code]) => code.startsWith("2")) ?? [];
      return [
        {
          operationId: operation.operationId,
          method,
          path,
          permission: operation["x-permission"],
          extension: operation["x-extension-name"],
          tags: operation.tags ?? [],
          status: Number(status),
          request: operation.requestBody?.content?.["application/json"]?.schema,
          response: answer?.content?.["application/json"]?.schema,
        },
      ];
    }),
  );
}

/** @param {Schema | undefined} schema */
export const nameOf = (schema) => schema?.$ref?.split("/").at(-1);

/** @param {any} document @param {Schema | undefined} schema @returns {Schema} */
export function resolve(document, schema) {
  const name = nameOf(schema);
  return name === undefined ? (schema ?? {}) : resolve(document, document.components.schemas[name]);
}

/** The schema of what an area is about: what it lists, else what it answers by its id, else the schema of its name. @param {any} document @param {string} area */
export function entityIn(document, area) {
  const reads = specsOf(document).filter(
    ({ tags, method }) => tags.includes(area) && method === "get",
  );
  const list = reads.find(({ path, response }) => !path.includes("{") && nameOf(response?.items));
  const one = reads.find(({ path, response }) => path.endsWith("/{id}") && nameOf(response));
  const named = pascalCase(singular(kebabCase(area)));
  return nameOf(list?.response?.items) ?? nameOf(one?.response) ?? named;
}

/**
 * The members of a schema.
 * @param {any} document
 * @param {Schema | undefined} schema
 * @returns {Field[]}
 */
export function fieldsOf(document, schema) {
  const { properties = {}, required = [] } = resolve(document, schema);
  return Object.entries(properties).map(([wire, given]) => {
    const member = resolve(document, given);
    const types = [member.type ?? "object"].flat();
    const nullable = types.includes("null");
    const type = types.find((one) => one !== "null") ?? "object";
    const choices = (member.enum ?? []).filter((one) => typeof one === "string");
    const kind = kindOf(type, member);
    const plain = typeOf(document, { ...member, type });
    const wireExample = exampleOf(wire, kind, choices, member);
    return {
      wire,
      name: camelCase(wire),
      kind,
      type: `${kind === "moment" ? "Date" : plain}${nullable ? " | null" : ""}`,
      choices,
      nullable,
      required: required.includes(wire),
      wireExample,
      example:
        kind === "moment"
          ? `new Date(${JSON.stringify(wireExample)})`
          : JSON.stringify(wireExample),
    };
  });
}

/** @param {string} type @param {Schema} member @returns {Field["kind"]} */
function kindOf(type, { format }) {
  if (type === "string") return format === "date-time" ? "moment" : "text";
  if (type === "integer" || type === "number" || type === "boolean") return type;
  return "json";
}

/** @param {any} document @param {Schema} schema @returns {string} in TypeScript, members named as in the contract */
function typeOf(document, schema) {
  const member = resolve(document, schema);
  if (member.enum) return member.enum.map((one) => JSON.stringify(one)).join(" | ");
  const types = [member.type ?? "object"].flat().map((type) => {
    if (type === "string" || type === "boolean" || type === "null") return type;
    if (type === "integer" || type === "number") return "number";
    if (type === "array") return `(${typeOf(document, member.items ?? {})})[]`;
    if (!member.properties) return "Record<string, unknown>";
    const members = Object.entries(member.properties).map(
      ([name, given]) =>
        `${name}${member.required?.includes(name) ? "" : "?"}: ${typeOf(document, given)}`,
    );
    return `{ ${members.join("; ")} }`;
  });
  return types.join(" | ");
}

/** @param {string} wire @param {Field["kind"]} kind @param {string[]} choices @param {Schema} member */
function exampleOf(wire, kind, choices, { type, minimum = 3, format }) {
  if (choices.length > 0) return choices[0];
  if (wire === "id") return "1";
  if (kind === "moment") return "2026-11-20T12:00:00.000Z";
  if (kind === "integer" || kind === "number") return minimum;
  if (kind === "boolean") return true;
  if (kind === "json") return [type].flat().includes("array") ? [] : {};
  if (format === "email") return "maya@haldencoffee.example";
  return wire === "name" || wire === "title" ? "Harbor lamp" : "Stands beside the door.";
}

/** What the tool writes by itself. @typedef {"list" | "get" | "create" | "update" | "delete"} Shape */

/**
 * What an operation does, told by its method and path.
 * @param {Spec} spec
 * @returns {Shape}
 * @throws where it is none of those that the tool writes
 */
export function shapeOf({ operationId, method, path, permission, status, request, response }) {
  const onOne = path.endsWith("/{id}") && path.split("{").length === 2;
  const onAll = !path.includes("{");
  const shape =
    (method === "get" && onAll && response?.items && "list") ||
    (method === "get" && onOne && nameOf(response) && "get") ||
    (method === "post" && onAll && request && nameOf(response) && "create") ||
    (["put", "patch", "post"].includes(method) && onOne && request && "update") ||
    (method === "delete" && onOne && status === 204 && "delete");
  if (shape && permission === "session") return shape;
  throw new Error(
    `${operationId} (${method.toUpperCase()} ${path}, ${permission}) is not the list, get, create, update or delete of what a ` +
      "person owns, which is what this tool writes: write it by hand beside those of its area, as docs/guides/contributor.md says.",
  );
}

const METHOD_OF = { list: "get", get: "get", create: "post", update: "put", delete: "delete" };

/** @param {string} operation `list`, `delete-gadget` @returns {Shape | undefined} */
const verbOf = (operation) => {
  const verb = operation.split("-")[0] ?? "";
  return verb in METHOD_OF ? /** @type {Shape} */ (verb) : undefined;
};

/**
 * The id of an operation: `list` of gadgets is `listGadgets`, a longer name is meant as it is.
 * @param {string} operation kebab case
 * @param {string} entity
 */
export function idOf(operation, entity) {
  if (operation !== verbOf(operation)) return camelCase(operation);
  return operation + (operation === "list" ? plural(entity) : entity);
}

/**
 * Adds an operation to the contract.
 * @param {Tree} tree
 * @param {{ area: string, operation: string, entity: string, method?: string, path?: string }} wanted
 */
export function addToContract(tree, { area, operation, entity, method: given, path: at }) {
  const verb = verbOf(operation);
  const method = (given ?? (verb && METHOD_OF[verb]) ?? "").toLowerCase();
  const shape =
    verb ??
    /** @type {const} */ ({
      get: "list",
      post: "create",
      put: "update",
      patch: "update",
      delete: "delete",
    })[method];
  if (!shape || !METHODS.includes(method))
    throw new Error("Begin the name with list, get, create, update or delete, or give --method.");
  const id = idOf(operation, entity);
  const collection = `/api/v1/${area}`;
  const path = at ?? (shape === "list" || shape === "create" ? collection : `${collection}/{id}`);
  const file = `packages/api-client/openapi/${area}.yaml`;
  const write = `${entity}Write`;
  const words = kebabCase(entity).replaceAll("-", " ");
  const many = plural(words);
  const ref = `$ref: "#/components/schemas/${entity}"`;
  const one = `          description: The ${words}.
          content: {application/json: {schema: {${ref}}}}`;
  const body = `      requestBody:
        required: true
        content: {application/json: {schema: {$ref: "#/components/schemas/${write}"}}}
`;
  const texts = {
    list: [
      `Your ${many}`,
      "",
      `        "200":
          description: The ${many}, newest first.
          content: {application/json: {schema: {type: array, items: {${ref}}}}}`,
    ],
    get: [`One ${words}`, "", `        "200":\n${one}`],
    create: [`Add ${withArticle(words)}`, body, `        "201":\n${one}`],
    update: [`Change ${withArticle(words)}`, body, `        "200":\n${one}`],
    delete: [`Delete ${withArticle(words)}`, "", '        "204": {description: Deleted.}'],
  };
  const [summary, request, answer] = texts[shape];
  const block = `    ${method}:
      operationId: ${id}
      summary: ${summary}
      x-permission: session
      x-extension: true
      x-extension-name: ${area}
${request}      responses:
${answer}
`;
  tree.edit(file, (text) => {
    const start = text.startsWith("paths: {}") ? text.replace("paths: {}", "paths:") : text;
    const heading = `  ${path}:\n`;
    if (start.includes(heading)) {
      const from = start.indexOf(heading) + heading.length;
      const length = /^(?: {4}.*\n)*/.exec(start.slice(from))?.[0].length ?? 0;
      return start.slice(0, from + length) + block + start.slice(from + length);
    }
    return addBeforeComponents(start, heading + block);
  });
  const document = readDocument(tree);
  if (request !== "" && !document.components.schemas[write]) {
    tree.edit(
      file,
      (text) => `${text.trimEnd()}
    ${write}:
      type: object
      required: [name]
      properties:
        name: {type: string, minLength: 1, maxLength: 200}
`,
    );
    document.components.schemas[write] = {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string", minLength: 1, maxLength: 200 } },
    };
  }
  const schema = { $ref: `#/components/schemas/${entity}` };
  const answers = {
    list: { 200: jsonOf({ type: "array", items: schema }) },
    get: { 200: jsonOf(schema) },
    create: { 201: jsonOf(schema) },
    update: { 200: jsonOf(schema) },
    delete: { 204: {} },
  };
  document.paths[path] ??= {};
  document.paths[path][method] = {
    operationId: id,
    "x-permission": "session",
    "x-extension-name": area,
    tags: [area],
    responses: answers[shape],
    ...(request !== "" && { requestBody: jsonOf({ $ref: `#/components/schemas/${write}` }) }),
  };
  keepDocument(tree, document);
}

/** @param {Schema} schema */
const jsonOf = (schema) => ({ content: { "application/json": { schema } } });

/** What the next step reads; `pnpm generate` writes the whole of it. @param {Tree} tree @param {any} document */
export const keepDocument = (tree, document) =>
  tree.edit(DOCUMENT, () => JSON.stringify(document, null, 2));

/** @param {string} text @param {string} added */
function addBeforeComponents(text, added) {
  const at = text.search(/^components:/m);
  if (at === -1) return `${text.trimEnd()}\n${added}`;
  return text.slice(0, at) + added + text.slice(at);
}
