import { addAt, addImport, append } from "./edits.mjs";
import { kebabCase, plural, withArticle } from "./names.mjs";

/** @typedef {import("./operation.mjs").Work} Work */

const ISOLATION = "packages/server/test/isolation.test.ts";

/**
 * Asks the operation as its person, as somebody else, as a visitor, and with something invalid.
 * @param {Work} work
 * @param {import("./contract.mjs").Shape} shape
 */
export function addServerTest(work, shape) {
  const { tree, area, spec } = work;
  const { entity, name } = area;
  const file = `packages/server/test/${name}-operations.test.ts`;
  const needsOne = shape !== "create";
  if (needsOne) addMaker(work);
  tree.ensure(
    file,
    `import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestClient, type TestServer } from "./server.ts";

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.signUp();
  stranger = await server.signUp();
});
`,
  );
  tree.edit(file, (before) => {
    const imported = needsOne
      ? addImport(before, `./${kebabCase(entity)}.ts`, [`make${entity}`])
      : before;
    const checked = shape === "update" ? addImport(imported, "../src/ids.ts", ["newId"]) : imported;
    return append(checked, TESTS[shape](work));
  });
  if (!spec.path.includes("{")) return;
  const before = spec.path.split("/").at(-2) ?? name;
  tree.edit(ISOLATION, (text) => {
    if (text.includes(`owned.set("${before}",`)) return text;
    const imported = addImport(text, `./${kebabCase(entity)}.ts`, [`make${entity}`]);
    return addAt(
      imported,
      "after",
      /^ {2}owned\.set\([^\n]*\);\n/gm,
      `  owned.set("${before}", (await make${entity}(server, owner)).id);\n`,
    );
  });
  if (shape === "update")
    tree.edit(ISOLATION, (text) =>
      addAt(
        text,
        "after",
        /^const BODIES: [^\n]*\n(?: {2}[^\n]*\n)*/gm,
        `  ${spec.operationId}: ${bodyOf(work)},\n`,
      ),
    );
}

/** Makes one for a person, for this test and for that of isolation. @param {Work} work */
function addMaker({ tree, area, fields }) {
  const { entity, one, words, name } = area;
  const members = fields
    .filter(({ wire }) => wire !== "id")
    .map((field) => `    ${field.name}: ${field.example},`);
  tree.ensure(
    `packages/server/test/${kebabCase(entity)}.ts`,
    `import type { ${entity} } from "../src/domain/${name}/ports.ts";
import { newId } from "../src/ids.ts";
import { ${area.table} } from "../src/store/schema.ts";
import type { TestClient, TestServer } from "./server.ts";

/** Stores ${withArticle(words)} of a person. */
export async function make${entity}(server: TestServer, person: TestClient): Promise<${entity}> {
  const ${one}: ${entity} = {
    id: newId(),
    userId: (await person.me()).id,
${members.join("\n")}
  };
  await server.database.db.insert(${area.table}).values(${one});
  return ${one};
}
`,
  );
}

/** A valid body, as the contract has it. @param {Work} work */
function bodyOf({ input }) {
  const members = input
    .filter(({ required }) => required)
    .map(({ wire, wireExample }) => `${wire}: ${JSON.stringify(wireExample)}`);
  const [first] = input;
  if (members.length === 0 && first)
    members.push(`${first.wire}: ${JSON.stringify(first.wireExample)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

/** A body whose first member is of another kind. @param {Work} work */
function wrongBody(work) {
  const first = work.input.find(({ kind }) => kind !== "json") ?? work.input[0];
  return first ? `{ ...${bodyOf(work)}, ${first.wire}: ["wrong"] }` : '["wrong"]';
}

/** @param {Work} work @param {string} id such as `${"$"}{gadget.id}` */
const pathOf = ({ spec }, id) => `\`${spec.path.replace("{id}", id)}\``;

/** @type {Record<import("./contract.mjs").Shape, (work: Work) => string>} */
const TESTS = {
  list({ area, spec, id }) {
    const { one, entity, words } = area;
    return `describe("${id}", () => {
  it("lists what the person has, and nobody else's", async () => {
    const ${one} = await make${entity}(server, owner);
    const listed = await owner.json<{ id: string }[]>("${spec.path}");
    expect(listed.map((one) => one.id)).toContain(${one}.id);
    const others = await stranger.json<{ id: string }[]>("${spec.path}");
    expect(others.map((one) => one.id)).not.toContain(${one}.id);
  });

  it("has no ${plural(words)} for a visitor", async () => {
    const response = await server.anonymous().send("GET", "${spec.path}");
    expect(response.status).toBe(401);
  });
});
`;
  },

  get(work) {
    const { area, id } = work;
    const { one, entity, words } = area;
    return `describe("${id}", () => {
  it("answers with ${withArticle(words)} of the person", async () => {
    const ${one} = await make${entity}(server, owner);
    expect(await owner.json(${pathOf(work, `\${${one}.id}`)})).toMatchObject({ id: ${one}.id });
  });

  it("knows none of somebody else", async () => {
    const ${one} = await make${entity}(server, owner);
    const response = await stranger.send("GET", ${pathOf(work, `\${${one}.id}`)});
    expect(response.status).toBe(404);
  });

  it("knows none by what is no id", async () => {
    expect((await owner.send("GET", "${work.spec.path.replace("{id}", "no-id")}")).status).toBe(404);
  });

  it("is refused to a visitor", async () => {
    const ${one} = await make${entity}(server, owner);
    const response = await server.anonymous().send("GET", ${pathOf(work, `\${${one}.id}`)});
    expect(response.status).toBe(401);
  });
});
`;
  },

  create(work) {
    const { area, spec, id } = work;
    return `describe("${id}", () => {
  const body = ${bodyOf(work)};

  it("keeps what the person asks for, for nobody else", async () => {
    const response = await owner.send("POST", "${spec.path}", body);
    expect(response.status).toBe(${spec.status});
    const made = (await response.json()) as { id: string };
    expect(made).toMatchObject(body);
    const ids = async (person: TestClient) =>
      (await server.deps.store.${area.key}.list((await person.me()).id)).map((one) => one.id);
    expect(await ids(owner)).toContain(made.id);
    expect(await ids(stranger)).not.toContain(made.id);
  });

  it("refuses a body that the contract does not know", async () => {
    const response = await owner.send("POST", "${spec.path}", ${wrongBody(work)});
    expect(response.status).toBe(422);
  });

  it("is refused to a visitor", async () => {
    expect((await server.anonymous().send("POST", "${spec.path}", body)).status).toBe(401);
  });
});
`;
  },

  update(work) {
    const { area, spec, id } = work;
    const { one, entity, words } = area;
    const method = spec.method.toUpperCase();
    const path = pathOf(work, `\${${one}.id}`);
    const answered =
      spec.status === 204
        ? ""
        : `\n    expect(await response.json()).toMatchObject({ ...body, id: ${one}.id });`;
    return `describe("${id}", () => {
  const body = ${bodyOf(work)};

  it("changes ${withArticle(words)} of the person", async () => {
    const ${one} = await make${entity}(server, owner);
    const response = await owner.send("${method}", ${path}, body);
    expect(response.status).toBe(${spec.status});${answered}
  });

  it("refuses a body that the contract does not know", async () => {
    const ${one} = await make${entity}(server, owner);
    const response = await owner.send("${method}", ${path}, ${wrongBody(work)});
    expect(response.status).toBe(422);
  });

  it("knows none of somebody else, none that is not there, and none by what is no id", async () => {
    const ${one} = await make${entity}(server, owner);
    expect((await stranger.send("${method}", ${path}, body)).status).toBe(404);
    for (const id of [newId(), "no-id"])
      expect((await owner.send("${method}", ${pathOf(work, "${id}")}, body)).status).toBe(404);
  });

  it("is refused to a visitor", async () => {
    const ${one} = await make${entity}(server, owner);
    expect((await server.anonymous().send("${method}", ${path}, body)).status).toBe(401);
  });
});
`;
  },

  delete(work) {
    const { area, id } = work;
    const { one, entity, words, key } = area;
    const path = pathOf(work, `\${${one}.id}`);
    return `describe("${id}", () => {
  const stored = async () =>
    (await server.deps.store.${key}.list((await owner.me()).id)).map((one) => one.id);

  it("deletes ${withArticle(words)} of the person, once", async () => {
    const ${one} = await make${entity}(server, owner);
    expect((await owner.send("DELETE", ${path})).status).toBe(204);
    expect(await stored()).not.toContain(${one}.id);
    expect((await owner.send("DELETE", ${path})).status).toBe(404);
  });

  it("knows none of somebody else, and none by what is no id", async () => {
    const ${one} = await make${entity}(server, owner);
    expect((await stranger.send("DELETE", ${path})).status).toBe(404);
    expect((await owner.send("DELETE", "${work.spec.path.replace("{id}", "no-id")}")).status).toBe(404);
    expect(await stored()).toContain(${one}.id);
  });

  it("is refused to a visitor", async () => {
    const ${one} = await make${entity}(server, owner);
    expect((await server.anonymous().send("DELETE", ${path})).status).toBe(401);
  });
});
`;
  },
};
