import { stringify } from "yaml";
import { describe, expect, it } from "vitest";
import type { ToolManifest } from "../../domain/plugins/types.ts";
import { manifestSchema } from "../../plugins/manifest-schema.ts";
import { isObject } from "../http/json.ts";
import { createOpenapiDocuments } from "./reader.ts";
import { readDocument } from "./read-document.ts";

const pet = {
  type: "object",
  required: ["name"],
  properties: {
    id: { type: "integer", readOnly: true },
    name: { type: "string", example: "Otto" },
    tag: { type: "string", nullable: true, default: "seal" },
    born: { type: "string", format: "date" },
    age: { type: "integer", minimum: 0, exclusiveMinimum: true },
  },
};

/** A typical service. @param more additional content of the document */
const petstore = (more: object = {}) => ({
  openapi: "3.0.3",
  info: { title: "Pet Store", version: "1.0" },
  servers: [{ url: "https://{region}.pets.example/v1", variables: { region: { default: "eu" } } }],
  security: [{ key: [] }],
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        summary: "Lists pets",
        tags: ["pets"],
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer", default: 20 } },
          { name: "tags", in: "query", schema: { type: "array", items: { type: "string" } } },
          { $ref: "#/components/parameters/Filter" },
          { name: "api_key", in: "header", schema: { type: "string" } },
          { name: "X-HTTP-Method-Override", in: "header", schema: { type: "string" } },
        ],
        responses: {},
      },
      post: {
        operationId: "createPet",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
        },
        responses: {},
      },
    },
    "/pets/{pet-id}": {
      parameters: [{ name: "pet-id", in: "path", required: true, schema: { type: "string" } }],
      get: { responses: {} },
      delete: { operationId: "deletePet", responses: {} },
    },
  },
  components: {
    schemas: { Pet: pet },
    parameters: {
      Filter: {
        name: "filter",
        in: "query",
        style: "deepObject",
        schema: { type: "object", properties: { kind: { type: "string" } } },
      },
    },
    securitySchemes: {
      key: { type: "apiKey", in: "header", name: "api_key" },
      login: { type: "http", scheme: "basic" },
      page: { type: "oauth2", flows: {} },
    },
  },
  ...more,
});

const read = (document: unknown, ...picked: string[]) =>
  readDocument(typeof document === "string" ? document : JSON.stringify(document), picked);

/** The tool of an operation of a document. */
function toolOf(document: unknown, id: string): ToolManifest {
  const found = read(document, id).operations.find((one) => one.id === id);
  if (!found?.tool) throw new Error(found?.problem ?? `There is no ${id}.`);
  return found.tool;
}

/** A document of one operation. */
const single = (operation: object, more: object = {}, path = "/things") =>
  petstore({ paths: { [path]: { post: { responses: {}, ...operation } } }, ...more });

const jsonBody = (schema: unknown) => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});

const problemOf = (document: unknown) => read(document).operations[0]?.problem;

describe("a document", () => {
  it("is the same in JSON and in YAML, with its operations, servers and ways to sign in [CUSTOM-01]", () => {
    const document = read(petstore());
    expect(read(stringify(petstore()))).toEqual(document);
    expect(document).toMatchObject({
      title: "Pet Store",
      servers: [{ url: "https://eu.pets.example/v1" }],
      securities: [
        { id: "key", problem: null, properties: { key_secret: { secret: true } } },
        { id: "login", problem: null, properties: { password: { secret: true } } },
        { id: "page", problem: expect.stringContaining("OAuth 2.0 is not supported") },
      ],
      notices: [],
    });
    expect(
      document.operations.map(({ id, effect, checks, group }) => [id, effect, checks, group]),
    ).toEqual([
      ["GET /pets", "read", true, "pets"],
      ["POST /pets", "write", false, null],
      ["GET /pets/{pet-id}", "read", false, null],
      ["DELETE /pets/{pet-id}", "destructive", false, null],
    ]);
  });

  it("may name its version as YAML takes it", () => {
    const text = stringify(petstore());
    for (const version of ["3.0", "3.1", "3.1.1"]) {
      expect(read(text.replace("3.0.3", version)).title).toBe("Pet Store");
    }
  });

  it("becomes tools of a manifest that a plugin folder could have, too", () => {
    const ids = read(petstore()).operations.map(({ id }) => id);
    const { operations } = read(petstore(), ...ids);
    const tools = operations.map(({ tool }) => tool);
    expect(tools.map((tool) => tool?.name)).toEqual([
      "list_pets",
      "create_pet",
      "get_pets_pet_id",
      "delete_pet",
    ]);
    expect(
      manifestSchema.safeParse({
        ...{ name: "openapi", display_name: "Pets", description: "Pets.", auth_type: "other" },
        connection_settings_schema: { properties: { base_url: { type: "string" } } },
        http: {
          base_url: "{settings.base_url}",
          check: { request: { method: "GET", path: "/" }, expects: "answer" },
          errors: ["message"],
        },
        tools,
      }).error,
    ).toBeUndefined();
  });

  it("requires what a call needs, but no credentials and nothing that the service sets itself", () => {
    expect(toolOf(petstore(), "GET /pets")).toMatchObject({
      input_schema: {
        properties: {
          limit: { type: "integer" },
          tags: { type: "array" },
          filter_kind: { description: "Sent as filter[kind]." },
        },
        additionalProperties: false,
      },
      http: {
        request: {
          path: "/pets",
          query: {
            limit: "{args.limit}",
            tags: { each: "{args.tags}" },
            "filter[kind]": "{args.filter_kind}",
          },
        },
      },
    });
    expect(JSON.stringify(toolOf(petstore(), "GET /pets"))).not.toMatch(/api_key|Override|default/);
    const create = toolOf(petstore(), "POST /pets");
    expect(create.input_schema).toEqual({
      type: "object",
      properties: {
        name: { type: "string" },
        tag: { type: ["string", "null"] },
        born: { type: "string", description: "Format: date." },
        age: { type: "integer", exclusiveMinimum: 0 },
      },
      required: ["name"],
      additionalProperties: false,
    });
    expect(create.http?.request.body).toEqual({
      name: "{args.name}",
      tag: "{args.tag}",
      born: "{args.born}",
      age: "{args.age}",
    });
    expect(toolOf(petstore(), "DELETE /pets/{pet-id}").http?.request.path).toBe(
      "/pets/{args.pet_id}",
    );
  });

  it("of version 3.1 may have lists of types, numbers as bounds and words beside a reference", () => {
    const document = single(
      jsonBody({
        type: "object",
        properties: {
          note: { type: ["string", "null"] },
          size: { type: "number", exclusiveMaximum: 5 },
          pet: { $ref: "#/components/schemas/Pet", description: "Whose it is." },
          kind: { const: "boat" },
        },
      }),
      { openapi: "3.1.0" },
    );
    expect(toolOf(document, "POST /things").input_schema["properties"]).toMatchObject({
      note: { type: ["string", "null"] },
      size: { exclusiveMaximum: 5 },
      pet: { description: "Whose it is.", properties: { name: {} } },
      kind: { enum: ["boat"] },
    });
  });

  it("puts what several schemas say of a body together", () => {
    const document = single(
      jsonBody({
        allOf: [
          { $ref: "#/components/schemas/Pet" },
          { type: "object", required: ["owner"], properties: { owner: { type: "string" } } },
        ],
      }),
    );
    const { input_schema: schema } = toolOf(document, "POST /things");
    expect(Object.keys(schema["properties"] as object)).toEqual([
      "name",
      "tag",
      "born",
      "age",
      "owner",
    ]);
    expect(schema["required"]).toEqual(["name", "owner"]);
  });

  it("may refer to itself in circles, which are cut, and may fan out without end [S16]", () => {
    const schemas = {
      Node: {
        type: "object",
        properties: {
          name: { type: "string" },
          next: { $ref: "#/components/schemas/Node" },
          all: { type: "array", items: { $ref: "#/components/schemas/Node" } },
        },
      },
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, level) => [
          `L${level}`,
          {
            type: "object",
            properties: Object.fromEntries(
              Array.from({ length: 20 }, (__, index) => [
                `p${index}`,
                { $ref: `#/components/schemas/L${level + 1}` },
              ]),
            ),
          },
        ]),
      ),
      L30: { type: "string" },
    };
    const document = (name: string) =>
      single(jsonBody({ $ref: `#/components/schemas/${name}` }), { components: { schemas } });
    expect(toolOf(document("Node"), "POST /things").input_schema["properties"]).toEqual({
      name: { type: "string" },
      next: {},
      all: { type: "array", items: {} },
    });
    expect(JSON.stringify(toolOf(document("L0"), "POST /things")).length).toBeLessThan(25_000);
  });
});

describe("what is refused", () => {
  it.each([
    ["no document", "hello", /^This is not an OpenAPI document\.$/],
    ["another member", { info: {} }, /The 'openapi' field is missing/],
    ["Swagger 2.0", { swagger: "2.0" }, /^#\/swagger: This is a Swagger 2\.0 document/],
    ["a later version", petstore({ openapi: "4.0.0" }), /^#\/openapi: Version 4\.0\.0/],
    ["no paths", petstore({ paths: undefined }), /^#\/paths: The document describes no paths/],
    ["no operations", petstore({ paths: { "/a": {} } }), /describes no operations/],
    [
      "broken YAML",
      "openapi: 3.0.0\npaths:\n  /a: {get: [",
      /neither JSON nor YAML: line 3, column \d+:/,
    ],
    ["16 MB and a byte", " ".repeat(16 * 1_048_576 + 1), /larger than the limit of 16 MB/],
    [
      "depth",
      `{"openapi":"3.0.0","paths":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
      /nested too deeply/,
    ],
    [
      "deep YAML",
      `openapi: 3.0.0\npaths: ${"[".repeat(50_000)}`,
      /nested too deeply|neither JSON nor YAML/,
    ],
    [
      "a text that grows without end",
      `openapi: 3.0.0\na: &a [x,x,x,x,x,x,x,x,x]\n${["b", "c", "d", "e", "f", "g"].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${"abcdef"[index]}`).join(",")}]`).join("\n")}`,
      /contains too many references/,
    ],
  ])("as a whole: %s", (_, document, sentence) => {
    expect(() => read(document)).toThrow(sentence);
  });

  it.each([
    [
      "a reference to elsewhere",
      single(jsonBody({ $ref: "https://evil.example/schema.json" })),
      "#/paths/~1things/post/requestBody/content/application~1json/schema: refers to 'https://evil.example/schema.json', which is outside the document.",
    ],
    [
      "a reference to a file",
      single(jsonBody({ $ref: "other.yaml#/A" })),
      "refers to 'other.yaml#/A'",
    ],
    [
      "a reference to nothing",
      single(jsonBody({ $ref: "#/components/x" })),
      "is not in the document",
    ],
    [
      "a reference to what everything has",
      single(jsonBody({ $ref: "#/constructor" })),
      "is not in the document",
    ],
    [
      "files",
      single({ requestBody: { required: true, content: { "multipart/form-data": {} } } }),
      "accepts multipart/form-data only, not JSON",
    ],
    [
      "a server of its own",
      single({ servers: [{ url: "https://evil.example" }] }),
      "it uses a different server",
    ],
    ["a step up", single({}, {}, "/a/../b"), "is not a valid path"],
    ["a query in the path", single({}, {}, "/a?b=c"), "is not a valid path"],
    ["what cannot be seen", single({}, {}, "/a\u202e"), "characters that cannot be seen"],
    [
      "a cookie that is needed",
      single({ parameters: [{ name: "a", in: "cookie", required: true, schema: {} }] }),
      "#/paths/~1things/post/parameters/0: a parameter in 'cookie' is not supported.",
    ],
    [
      "a name that cannot be seen",
      single(jsonBody({ properties: { "a\u200b": {} } })),
      "a member has characters in its name that cannot be seen",
    ],
    [
      "a value that cannot be seen",
      single(jsonBody({ properties: { a: { enum: ["x\u200b"] } } })),
      "cannot be validated",
    ],
  ])("as an operation: %s [S20]", (_, document, sentence) => {
    expect(problemOf(document)).toContain(sentence);
    // Problems of one operation do not affect others.
    const paths = { ...document.paths, "/fine": { get: { responses: {} } } };
    expect(read({ ...document, paths }).operations.at(-1)).toMatchObject({ problem: null });
  });

  it("of words is what nobody sees, and what is too long [S20]", () => {
    const hidden = "Adds a pet.\u200b\u202e\u{E0041}";
    const { operations } = read(
      single({ summary: hidden, description: "x".repeat(5_000) }),
      "POST /things",
    );
    expect(operations[0]?.summary).toBe("Adds a pet.");
    expect(operations[0]?.tool?.description).toMatch(
      /^Adds a pet\.\nx{1900,1999}…\nPOST \/things$/,
    );
    const names = [{ title: "Pets\u202e" }, "{args.secret} {secrets.key}"];
    const document = single({ summary: names[1] }, { info: names[0] });
    expect(read(document).title).toBe("Pets");
    expect(toolOf(document, "POST /things").http?.request.path).toBe("/things");
  });

  it("keeps names safe and apart", () => {
    const paths = Object.fromEntries(
      ["__proto__", "List Pets!", "list_pets", "123", "名前"].map((operationId, index) => [
        `/p${index}`,
        { get: { operationId, responses: {} } },
      ]),
    );
    const ids = Object.keys(paths).map((path) => `GET ${path}`);
    const { operations } = read(petstore({ paths }), ...ids);
    expect(operations.map(({ tool }) => tool?.name)).toEqual([
      "proto",
      "list_pets",
      "list_pets_2",
      "call_123",
      "get_p4",
    ]);
    const schema = {
      type: "object",
      properties: JSON.parse('{"__proto__":{"type":"string"},"a.b":{},"$each":{}}'),
    };
    const { input_schema } = toolOf(single(jsonBody(schema)), "POST /things");
    expect(
      Object.keys(isObject(input_schema["properties"]) ? input_schema["properties"] : {}),
    ).toEqual(["body"]);
  });
});

describe("the thread that reads", () => {
  const { signal } = new AbortController();

  it("lists 10,000 operations as far as anybody looks, in time [S16]", {
    timeout: 30_000,
  }, async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`/p${index}`, { get: { responses: {} } }]),
    );
    const text = JSON.stringify(petstore({ paths }));
    const document = await createOpenapiDocuments().read(text, ["GET /p1999"], signal);
    expect(document.operations).toHaveLength(2_000);
    expect(document.operations.at(-1)?.tool?.name).toBe("get_p1999");
    expect(document.notices).toEqual([
      "Of 10000 operations the first 2000 are shown, and 8000 are not.",
    ]);
  });

  it("is ended when it takes too long, and the next document is read [S16]", {
    timeout: 30_000,
  }, async () => {
    const hurried = createOpenapiDocuments({ limitMs: 1 });
    await expect(hurried.read(JSON.stringify(petstore()), [], signal)).rejects.toThrow(
      "The document could not be read within 0.001 seconds.",
    );
    const documents = createOpenapiDocuments();
    await expect(documents.read("no", [], signal)).rejects.toThrow(
      "This is not an OpenAPI document.",
    );
    await expect(documents.read(JSON.stringify(petstore()), [], signal)).resolves.toMatchObject({
      title: "Pet Store",
    });
  });
});
