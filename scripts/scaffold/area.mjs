import { addAt, addInOrder, append } from "./edits.mjs";
import { fieldsOf, keepDocument, readDocument } from "./contract.mjs";
import { camelCase, kebabCase, plural, sentenceCase, withArticle } from "./names.mjs";
import { newArea, REPOSITORIES } from "./server-area.mjs";

/** @typedef {import("./contract.mjs").Field} Field */

/**
 * What an area is about: its schema in the contract, type, table, and repository, with a list.
 * @param {import("./tree.mjs").Tree} tree
 * @param {string} name
 * @returns {import("./scaffold.mjs").Next}
 */
export function addArea(tree, name) {
  const area = newArea(tree, name);
  const { entity, words, table, key } = area;
  addContractFile(tree, area);
  const document = readDocument(tree);
  const fields = fieldsOf(document, { $ref: `#/components/schemas/${entity}` });
  if (!fields.some(({ wire }) => wire === "id"))
    throw new Error(`${entity} has no id in the contract, so nothing was written.`);

  const members = fields
    .filter(({ wire }) => wire !== "id")
    .map(({ name: member, type }) => `  readonly ${member}: ${type};`);
  tree.create(
    area.ports,
    `/** ${sentenceCase(withArticle(words))} of a person. */
export type ${entity} = {
  readonly id: string;
  readonly userId: string;
${members.join("\n")}
};
`,
  );
  tree.create(
    area.store,
    `import { desc, eq } from "drizzle-orm";
import type { ${entity} } from "../domain/${area.name}/ports.ts";
import { ${table} } from "./schema.ts";
import type { Db } from "./types.ts";

/** The ${plural(words)} of a person, newest first. */
export async function list(db: Db, userId: string): Promise<${entity}[]> {
  return db.select().from(${table}).where(eq(${table}.userId, userId)).orderBy(desc(${table}.id));
}
`,
  );
  addTable(tree, area, fields);
  tree.edit(REPOSITORIES, (text) => {
    const file = area.store.split("/").at(-1) ?? "";
    const imported = addInOrder(
      text,
      /^import \* as \w+ from "\.\/(.*)-repository\.ts";$/,
      `import * as ${key} from "./${file}";`,
    );
    return addInOrder(imported, /^ {2}(\w+): bind\(\w+, db\),$/, `  ${key}: bind(${key}, db),`);
  });
  return {
    run: ["generate", "migrations"],
    say: `Say in packages/server/src/domain/${area.name}/ports.ts what ${withArticle(words)} is, and add its operations: pnpm new operation ${area.name}/list`,
    names: { migration: kebabCase(table).replaceAll("-", "_") },
  };
}

/** @param {import("./tree.mjs").Tree} tree @param {import("./server-area.mjs").Area} area */
function addContractFile(tree, { name, entity }) {
  const file = `packages/api-client/openapi/${name}.yaml`;
  if (tree.has(file)) return;
  tree.create(
    file,
    `paths: {}
components:
  schemas:
    ${entity}:
      type: object
      required: [id, name, created_at]
      properties:
        id: {type: string}
        name: {type: string}
        created_at: {type: string, format: date-time}
`,
  );
  tree.edit("packages/api-client/openapi/openapi.yaml", (text) =>
    addAt(text, "after", /^x-areas:\n(?: {2}- [\w-]+\n)+/gm, `  - ${name}\n`),
  );
  const document = readDocument(tree);
  document.components.schemas[entity] = {
    type: "object",
    required: ["id", "name", "created_at"],
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      created_at: { type: "string", format: "date-time" },
    },
  };
  keepDocument(tree, document);
}

/** @param {import("./tree.mjs").Tree} tree @param {import("./server-area.mjs").Area} area @param {Field[]} fields */
function addTable(tree, { entity, words, table, ports, name }, fields) {
  const sqlName = kebabCase(table).replaceAll("-", "_");
  const columns = fields
    .filter(({ wire }) => wire !== "id")
    .map((field) => columnOf(field, entity));
  const inDomain = columns.some((column) => column.includes(`${entity}[`));
  tree.edit("packages/server/src/store/schema.ts", (text) => {
    const imported = inDomain
      ? `import type { ${entity} } from "../domain/${name}/ports.ts";\n${text}`
      : text;
    const number = fields.some(({ kind }) => kind === "number");
    const withNumbers = number
      ? addInOrder(imported, /^ {2}(\w+),$/, "  doublePrecision,")
      : imported;
    return append(
      withNumbers,
      `/** ${sentenceCase(withArticle(words))} of a person; see \`${ports.split("/").slice(-3).join("/")}\`. */
export const ${table} = pgTable(
  "${sqlName}",
  {
    id: id(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
${columns.join("\n")}
  },
  (t) => [index("${sqlName}_user").on(t.userId)],
);
`,
    );
  });
}

/** @param {Field} field @param {string} entity */
function columnOf({ wire, name, kind, nullable, choices }, entity) {
  if (wire === "created_at" && !nullable) return "    createdAt: createdAt(),";
  const column = {
    text:
      choices.length > 0
        ? `text("${wire}", { enum: ${JSON.stringify(choices)} })`
        : `text("${wire}")`,
    moment: `at("${wire}")`,
    integer: `integer("${wire}")`,
    number: `doublePrecision("${wire}")`,
    boolean: `boolean("${wire}")`,
    json: `jsonb("${wire}").$type<${entity}["${camelCase(wire)}"]>()`,
  }[kind];
  return `    ${name}: ${column}${nullable ? "" : ".notNull()"},`;
}
