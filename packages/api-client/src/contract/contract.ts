import { readFileSync } from "node:fs";
import {
  type Document,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from "../../scripts/document.ts";

/** The bundled document as it is delivered. */
export const contract: Document = JSON.parse(
  readFileSync(new URL("../gen/openapi.gen.json", import.meta.url), "utf8"),
);

/** All operations by `METHOD /path`. */
export const operationsByCall = new Map(
  [...operationsOf(contract)].map(({ path, method, operation }) => [
    `${method.toUpperCase()} ${path}`,
    operation,
  ]),
);

export function resolve(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.split("/").at(-1);
  return name ? resolve(contract.components.schemas[name]) : (schema ?? {});
}

/** Names of the members of a schema; those of every alternative, and of the items of a list. */
export function membersOf(schema: Schema | undefined): string[] {
  const { properties = {}, items, oneOf = [] } = resolve(schema);
  const nested = [...(items ? [items] : []), ...oneOf].flatMap((one) => membersOf(one));
  return [...Object.keys(properties), ...nested];
}

/** Members of a schema that the specification names, so without the extensions. */
export function specifiedMembersOf(schema: Schema | undefined): string[] {
  const { properties = {} } = resolve(schema);
  return Object.keys(properties).filter((name) => !properties[name]?.["x-extension"]);
}

export function bodyOf(operation: Operation, type = "application/json"): Schema | undefined {
  return operation.requestBody?.content[type]?.schema;
}

/** The schema of the answer that is no failure. */
export function answerOf(operation: Operation): Schema | undefined {
  const [, answer] =
    Object.entries(operation.responses).find(([status]) => status.startsWith("2")) ?? [];
  return Object.values(answer?.content ?? {})[0]?.schema;
}

export function parametersOf(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    const shared = contract.components.parameters[parameter.$ref?.split("/").at(-1) ?? ""];
    return shared ?? parameter;
  });
}
