import {
  addToContract,
  fieldsOf,
  idOf,
  nameOf,
  readDocument,
  shapeOf,
  specsOf,
} from "./contract.mjs";
import { addAt, addImport, addInOrder, append } from "./edits.mjs";
import { kebabCase, sentenceCase, withArticle } from "./names.mjs";
import { addFixture } from "./operation-fixtures.mjs";
import { addServerTest } from "./operation-test.mjs";
import { readArea } from "./server-area.mjs";

/** @typedef {import("./tree.mjs").Tree} Tree */
/** @typedef {import("./server-area.mjs").Area} Area */
/** @typedef {import("./contract.mjs").Spec} Spec */
/** @typedef {import("./contract.mjs").Field} Field */

/**
 * An operation with all that it needs from here on.
 * @typedef {object} Work
 * @property {Tree} tree
 * @property {Area} area
 * @property {Spec} spec
 * @property {string} id
 * @property {Field[]} fields of what the area is about
 * @property {Field[]} input those of them that its body has
 */

/**
 * An operation of the server: its entry in the contract where there is none, its handler, use case, repository function and tests.
 * @param {Tree} tree
 * @param {string} name `area/operation`
 * @param {{ method?: string, path?: string }} options
 * @returns {import("./scaffold.mjs").Next}
 */
export function addOperation(tree, name, options) {
  const [areaName = "", operation = ""] = name.split("/").map(kebabCase);
  if (!areaName || !operation) throw new Error("Name the area too, such as gadgets/list.");
  const area = readArea(tree, areaName);
  const id = idOf(operation, area.entity);
  const isNew = !specsOf(readDocument(tree)).some((one) => one.operationId === id);
  if (isNew) addToContract(tree, { area: area.name, operation, entity: area.entity, ...options });
  const document = readDocument(tree);
  const spec = specsOf(document).find((one) => one.operationId === id);
  if (!spec) throw new Error(`${id} is not in the contract.`);
  const shape = shapeOf(spec);
  const about = shape === "list" ? spec.response?.items : spec.response;
  if (about && nameOf(about) !== area.entity)
    throw new Error(
      `${id} answers with ${nameOf(about)}, not with ${area.entity}: write it by hand.`,
    );

  const fields = fieldsOf(document, { $ref: `#/components/schemas/${area.entity}` });
  const given = fieldsOf(document, spec.request);
  const input = given.filter(({ wire }) => fields.some((field) => field.wire === wire));
  const work = { tree, area, spec, id, fields, input };
  WRITERS[shape](work);
  if (shape !== "delete" && spec.status !== 204) addView(work);
  register(work, isNew);
  if (shape === "list" || shape === "get") addFixture(work);
  addServerTest(work, shape);
  const unread = given.filter((field) => !input.includes(field)).map(({ wire }) => wire);
  return {
    run: isNew ? ["generate"] : [],
    say:
      unread.length > 0 ? `The use case does not read ${unread.join(", ")} of the body yet.` : "",
    names: { id },
  };
}

/** @type {Record<import("./contract.mjs").Shape, (work: Work) => void>} */
const WRITERS = {
  list({ tree, area, id }) {
    tree.create(
      handlerFile(area, id),
      `import { ok, operation } from "../../http/operation.ts";
import { to${area.entity} } from "./to-${kebabCase(area.entity)}.ts";

export const ${id} = operation("${id}", async ({ deps, user }) =>
  ok((await deps.store.${area.key}.list(user.id)).map(to${area.entity})),
);
`,
    );
  },

  get({ tree, area, id }) {
    const { entity, one, words } = area;
    addFind(tree, area);
    addUseCase(tree, area, {
      name: `find${entity}`,
      text: `/**
 * One ${words} of a person.
 * @throws AppError \`not_found\` for one that is not there or not theirs
 */
export async function find${entity}(
  { store }: { readonly store: ${storeOf(area)} },
  userId: string,
  id: string,
): Promise<${entity}> {
  const ${one} = isUuid(id) ? await store.${area.key}.find(userId, id) : undefined;
  if (!${one}) throw noSuch${entity}();
  return ${one};
}
`,
      checksId: true,
      types: [entity],
    });
    tree.create(
      handlerFile(area, id),
      `import { find${entity} } from "../../domain/${area.name}/${area.name}.ts";
import { ok, operation } from "../../http/operation.ts";
import { to${entity} } from "./to-${kebabCase(entity)}.ts";

export const ${id} = operation("${id}", async ({ deps, user, params }) =>
  ok(to${entity}(await find${entity}(deps, user.id, params.id))),
);
`,
    );
  },

  create(work) {
    const { tree, area, spec, id, fields, input } = work;
    const { entity, one, words, table } = area;
    const wanted = `New${entity}`;
    const rest = fields.filter(
      ({ wire }) => wire !== "id" && !input.some((field) => field.wire === wire),
    );
    const needsClock = rest.some(({ kind, nullable }) => kind === "moment" && !nullable);
    addRepositoryFunction(tree, area, {
      text: `/** Keeps a new ${words}. */
export async function insert(db: Db, ${one}: ${entity}): Promise<void> {
  await db.insert(${table}).values(${one});
}
`,
    });
    addUseCase(tree, area, {
      name: `add${entity}`,
      text: `${inputType(wanted, `${sentenceCase(withArticle(words))} to be added.`, work)}
/** Adds ${withArticle(words)} of a person. */
export async function add${entity}(
  { store, ${needsClock ? "clock, " : ""}newId }: {
    readonly store: ${storeOf(area)};
    ${needsClock ? "readonly clock: Clock;" : ""}
    readonly newId: NewId;
  },
  userId: string,
  wanted: ${wanted},
): Promise<${entity}> {
  const ${one} = {
    id: newId(),
    userId,
${input.map(wantedLine).join("\n")}
${rest.map((field) => `    ${field.name}: ${defaultOf(field)},`).join("\n")}
  }${rest.some(({ choices }) => choices.length > 0) ? ` satisfies ${entity}` : ""};
  await store.${area.key}.insert(${one});
  return ${one};
}
`,
      checksId: false,
      types: [entity],
      imports: [
        ...(needsClock ? [/** @type {const} */ (["../../clock.ts", "Clock"])] : []),
        ["../../ids.ts", "NewId"],
      ],
    });
    tree.create(
      handlerFile(area, id),
      `import { add${entity} } from "../../domain/${area.name}/${area.name}.ts";
import { ${spec.status === 201 ? "created" : "ok"}, operation } from "../../http/operation.ts";
import { to${entity} } from "./to-${kebabCase(entity)}.ts";

export const ${id} = operation("${id}", async ({ deps, user, body }) => {
  const ${one} = await add${entity}(deps, user.id, ${readBody(input)});
  return ${spec.status === 201 ? "created" : "ok"}(to${entity}(${one}));
});
`,
    );
  },

  update(work) {
    const { tree, area, spec, id, input } = work;
    const { entity, one, words, table } = area;
    const changeType = `${entity}Change`;
    const isEmptyAllowed = !input.some(({ required }) => required);
    addOwned(tree, area);
    addRepositoryFunction(tree, area, {
      text: `/** Changes ${withArticle(words)} of a person. */
export async function change(
  db: Db,
  userId: string,
  id: string,
  changed: Partial<${entity}>,
): Promise<${entity} | undefined> {
  const [row] = await db
    .update(${table})
    .set(${isEmptyAllowed ? "{ ...changed, userId }" : "changed"})
    .where(owned(userId, id))
    .returning();
  return row;
}
`,
    });
    const hasAnswer = spec.status !== 204;
    addUseCase(tree, area, {
      name: `change${entity}`,
      text: `${inputType(changeType, `What of ${withArticle(words)} changes.`, work)}
/**
 * Changes ${withArticle(words)} of a person.
 * @throws AppError \`not_found\` for one that is not there or not theirs
 */
export async function change${entity}(
  { store }: { readonly store: ${storeOf(area)} },
  userId: string,
  id: string,
  change: ${changeType},
): Promise<${entity}> {
  const ${one} = isUuid(id) ? await store.${area.key}.change(userId, id, change) : undefined;
  if (!${one}) throw noSuch${entity}();
  return ${one};
}
`,
      checksId: true,
      types: [entity],
    });
    const call = `await change${entity}(deps, user.id, params.id, ${readBody(input)})`;
    tree.create(
      handlerFile(area, id),
      `import { change${entity} } from "../../domain/${area.name}/${area.name}.ts";
import { ${hasAnswer ? (spec.status === 201 ? "created" : "ok") : "noContent"}, operation } from "../../http/operation.ts";
${hasAnswer ? `import { to${entity} } from "./to-${kebabCase(entity)}.ts";\n` : ""}
export const ${id} = operation("${id}", async ({ deps, user, params, body }) => {
${
  hasAnswer
    ? `  const ${one} = ${call};
  return ${spec.status === 201 ? "created" : "ok"}(to${entity}(${one}));`
    : `  ${call};
  return noContent();`
}
});
`,
    );
  },

  delete({ tree, area, id }) {
    const { entity, words, table } = area;
    addOwned(tree, area);
    addRepositoryFunction(tree, area, {
      text: `/** Removes ${withArticle(words)} of a person. @returns false when they have no such one */
export async function remove(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(${table}).where(owned(userId, id)).returning({ id: ${table}.id });
  return rows.length > 0;
}
`,
    });
    addUseCase(tree, area, {
      name: `remove${entity}`,
      text: `/**
 * Removes ${withArticle(words)} of a person.
 * @throws AppError \`not_found\` for one that is not there or not theirs
 */
export async function remove${entity}(
  { store }: { readonly store: ${storeOf(area)} },
  userId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id) || !(await store.${area.key}.remove(userId, id))) throw noSuch${entity}();
}
`,
      checksId: true,
      types: [],
    });
    tree.create(
      handlerFile(area, id),
      `import { remove${entity} } from "../../domain/${area.name}/${area.name}.ts";
import { noContent, operation } from "../../http/operation.ts";

export const ${id} = operation("${id}", async ({ deps, user, params }) => {
  await remove${entity}(deps, user.id, params.id);
  return noContent();
});
`,
    );
  },
};

/** @param {Area} area @param {string} id */
const handlerFile = (area, id) => `${area.operations}/${kebabCase(id)}.ts`;

/** @param {Area} area */
const storeOf = ({ key }) => `Pick<Repositories, "${key}">`;

/** The type of what a body asks for. @param {string} name @param {string} says @param {Work} work */
function inputType(name, says, { input }) {
  const members = input.map(
    (field) => `  readonly ${field.name}${field.required ? "" : "?"}: ${field.type};`,
  );
  return `/** ${says} */
export type ${name} = {
${members.join("\n")}
};
`;
}

/** The body in our names. @param {Field[]} input */
const readBody = (input) =>
  `{ ${input
    .map(({ name, wire, kind, required }) => {
      if (kind !== "moment") return `${name}: body.${wire}`;
      return required
        ? `${name}: new Date(body.${wire})`
        : `${name}: body.${wire} ? new Date(body.${wire}) : undefined`;
    })
    .join(", ")} }`;

/** @param {Field} field */
const wantedLine = (field) =>
  `    ${field.name}: wanted.${field.name}${field.required ? "" : ` ?? ${defaultOf(field)}`},`;

/** What a member is that nobody gave. @param {Field} field */
function defaultOf({ kind, nullable, choices, wireExample }) {
  if (nullable) return "null";
  if (choices.length > 0) return JSON.stringify(choices[0]);
  return {
    text: '""',
    moment: "clock.now()",
    integer: "0",
    number: "0",
    boolean: "false",
    json: JSON.stringify(wireExample),
  }[kind];
}

/** @param {Tree} tree @param {Area} area */
function addFind(tree, area) {
  const { entity, words, table } = area;
  addOwned(tree, area);
  addRepositoryFunction(tree, area, {
    text: `/** One ${words} of a person. */
export async function find(db: Db, userId: string, id: string): Promise<${entity} | undefined> {
  const [row] = await db.select().from(${table}).where(owned(userId, id));
  return row;
}
`,
  });
}

/** The condition that a row is the person's. @param {Tree} tree @param {Area} area */
function addOwned(tree, { store, table }) {
  tree.edit(store, (text) => {
    if (/^const owned = /m.test(text)) return text;
    const imported = addImport(text, "drizzle-orm", ["and", "eq"]);
    return addAt(
      imported,
      "before",
      /^(?=\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport async function )/gm,
      `const owned = (userId: string, id: string) =>
  and(eq(${table}.userId, userId), eq(${table}.id, id));

`,
    );
  });
}

/**
 * @param {Tree} tree
 * @param {Area} area
 * @param {{ text: string }} made
 */
function addRepositoryFunction(tree, { store }, { text }) {
  const name = /export async function (\w+)/.exec(text)?.[1];
  tree.edit(store, (before) =>
    before.includes(`export async function ${name}(`) ? before : append(before, text),
  );
}

/**
 * @param {Tree} tree
 * @param {Area} area
 * @param {{ name: string, text: string, checksId: boolean, types: string[], imports?: (readonly [from: string, name: string])[] }} useCase
 */
function addUseCase(tree, area, { name, text, checksId, types, imports = [] }) {
  const { useCases, entity, words } = area;
  tree.ensure(useCases, 'import type { Repositories } from "../unit-of-work.ts";\n');
  tree.edit(useCases, (before) => {
    if (before.includes(`function ${name}(`)) throw new Error(`${name} is there already.`);
    let after = addImport(before, "../unit-of-work.ts", ["Repositories"], "import type");
    if (types.length > 0) after = addImport(after, "./ports.ts", types, "import type");
    for (const [from, one] of imports) after = addImport(after, from, [one], "import type");
    if (!checksId) return append(after, text);
    after = addImport(after, "../chat/ids.ts", ["isUuid"]);
    after = addImport(after, "../errors.ts", ["AppError"]);
    const refusal = `const noSuch${entity} = () => new AppError("not_found", "This ${words} does not exist.");`;
    const known = after.indexOf(`const noSuch${entity} =`);
    // The refusal stays last, below what it is used by.
    if (known !== -1) return `${after.slice(0, known)}${text}\n${after.slice(known)}`;
    return append(append(after, text), `${refusal}\n`);
  });
}

/** The mapper to the contract. @param {Work} work */
function addView({ tree, area, fields }) {
  const { entity, one, words } = area;
  const file = `${area.operations}/to-${kebabCase(entity)}.ts`;
  const members = fields.map(({ wire, name, kind, nullable }) => {
    if (kind !== "moment") return `  ${wire}: ${one}.${name},`;
    return `  ${wire}: ${one}.${name}${nullable ? "?.toISOString() ?? null" : ".toISOString()"},`;
  });
  tree.ensure(
    file,
    `import type { ${entity} as ${entity}Answer } from "@switchboard/api-client/types";
import type { ${entity} } from "../../domain/${area.name}/ports.ts";

/** ${sentenceCase(withArticle(words))} as the contract has it. */
export const to${entity} = (${one}: ${entity}): ${entity}Answer => ({
${members.join("\n")}
});
`,
  );
}

/** Exports the handler, and takes its operation from the list of those that are not built. @param {Work} work @param {boolean} isNew */
function register({ tree, area, id, spec }, isNew) {
  const line = `export * from "./${kebabCase(id)}.ts";`;
  const index = `${area.operations}/index.ts`;
  if (tree.has(index))
    tree.edit(index, (text) => addInOrder(text, /^export \* from "\.\/(.*)\.ts";$/, line));
  else tree.create(index, `${line}\n`);
  tree.edit("packages/server/src/operations/all.ts", (text) =>
    addInOrder(
      text,
      /^export \* from "\.\/(.*)\/index\.ts";$/,
      `export * from "./${area.name}/index.ts";`,
    ),
  );
  if (isNew && spec.extension)
    tree.edit("packages/server/src/operations/app-info/get-app-info.ts", (text) =>
      addMembersOfList(text, "const EXTENSIONS = [", `  "${spec.extension}",`),
    );
}

/** @param {string} text @param {string} opening @param {string} line */
function addMembersOfList(text, opening, line) {
  const end = text.indexOf("\n]", text.indexOf(opening));
  if (end === -1) throw new Error(`"${opening}" is not there.`);
  return text.includes(line) ? text : `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}
