import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { expect, it } from "vitest";
import { z } from "zod";
import { parseInput } from "./validation.ts";

type Json = { readonly [key: string]: unknown };

const LONG = "x".repeat(300_000);
const WRONG = [null, "", " ", "?", LONG, -1, 0.5, 1e30, true, [], [null], ["", 7], {}, { x: null }];

/** Bodies of which at least one field is wrong: none at all, each wrong value as a whole, and in each field in turn. */
function brokenBodies(schema: z.core.$ZodType): unknown[] {
  const root = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Json;
  const names = Object.keys(root["properties"] ?? {});
  return [
    undefined,
    ...WRONG,
    ...WRONG.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    ...names.flatMap((name) => WRONG.map((value) => ({ [name]: value }))),
    ...names.map((name) => ({ [name]: [Object.fromEntries(names.map((key) => [key, {}]))] })),
  ];
}

const problemsOf = (schema: z.core.$ZodType, value: unknown, what: string): string[] => {
  try {
    parseInput(schema, value, what);
    return [];
  } catch (error) {
    return (error as Error).message.split(/(?<=\.) (?=['TA])/);
  }
};

/** A name in quotes or the whole, what is wrong in plain words, and a full stop. */
const SENTENCE =
  /^(?:'[^']+'|The (?:body|query|path)) (?:is missing|is not a known field|must (?:not )?(?:be|have) [^/\\^]+|has a value that does not fit)\.$|^And \d+ more problems?\.$/;
const VALIDATOR = /invalid|expected|received|pattern|too (?:big|small)|unrecognized|>=|<=|\/\\S\//i;

it.each(
  Object.values(operations).flatMap((spec: OperationSpec) =>
    spec.requestType === "json" && spec.requestSchema !== null
      ? [[spec.operationId, spec.requestSchema] as const]
      : [],
  ),
)("says what is wrong with a body of %s in sentences that name the field", (_id, schema) => {
  const all = new Set(brokenBodies(schema).flatMap((body) => problemsOf(schema, body, "body")));
  expect(all.size).toBeGreaterThan(0);
  expect([...all].filter((one) => !SENTENCE.test(one) || VALIDATOR.test(one))).toEqual([]);
});

it("refuses blanks in every text of a body that must not be empty, in the same words", () => {
  const texts = Object.values(operations).flatMap(
    ({ operationId, requestSchema }: OperationSpec) => {
      if (requestSchema === null) return [];
      const root = z.toJSONSchema(requestSchema, { io: "input", unrepresentable: "any" }) as Json;
      return Object.entries((root["properties"] ?? {}) as Record<string, Json>).flatMap(
        ([name, field]) => (field["minLength"] === 1 ? [{ operationId, requestSchema, name }] : []),
      );
    },
  );
  expect(texts.map(({ operationId, name }) => `${operationId} ${name}`)).toEqual(
    expect.arrayContaining([
      "updateChatSession title",
      "createInboxItem title",
      "createPlaybook name",
    ]),
  );
  for (const { operationId, requestSchema, name } of texts)
    for (const blank of ["", " ", "\t\n\u00a0"])
      expect([operationId, ...problemsOf(requestSchema, { [name]: blank }, "body")]).toContain(
        `'${name}' must not be blank.`,
      );
});

it.each([
  ["createApiKey", { name: " " }, "'name' must not be blank."],
  [
    "createApiKey",
    { name: "x", scopes: ["all"] },
    "'scopes[0]' must be one of read, runs, inbox, tools.",
  ],
  [
    "createApiKey",
    { name: "x", expires_in_days: 0.5 },
    "'expires_in_days' must be a whole number.",
  ],
  ["createApiKey", {}, "'name' is missing."],
  ["createApiKey", "name", "The body must be an object."],
])("says of %s %j: %s", (id, body, sentence) => {
  const { requestSchema }: OperationSpec = operations[id as keyof typeof operations];
  expect(requestSchema && problemsOf(requestSchema, body, "body")).toContain(sentence);
});
