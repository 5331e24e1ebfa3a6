import { operations, type OperationSpec } from "@switchboard/api-client/operations";
import { expect, it } from "vitest";
import { toJSONSchema } from "zod";

/** What the server decides. Administrators may set the first two of others, by operations of their own. */
const DECIDED_HERE = new Set([
  "is_admin",
  "balance",
  "user_id",
  "owner_id",
  "actor_id",
  "created_at",
  "email_verified",
  "phone_number_verified",
  "subscription_tier",
]);

/** The names of all fields that a schema takes, and whether it takes unknown ones. */
function fieldsOf(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) =>
    name === "properties"
      ? [...Object.keys(value), ...fieldsOf(Object.values(value))]
      : fieldsOf(value),
  );
}

const writes = Object.values<OperationSpec>(operations).filter(
  ({ requestType, permission }) => requestType === "json" && permission !== "admin",
);

it("take no field for rights, owners, balances or times from a user's request [S3]", () => {
  expect(writes.length).toBeGreaterThan(30);
  const wrong = writes.flatMap(({ operationId, requestSchema }) =>
    fieldsOf(requestSchema && toJSONSchema(requestSchema, { io: "input", unrepresentable: "any" }))
      .filter((name) => DECIDED_HERE.has(name))
      .map((name) => `${operationId} takes ${name}.`),
  );
  expect(wrong).toEqual([]);
});
