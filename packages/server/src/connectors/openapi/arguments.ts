import type { JsonSchema } from "../../domain/plugins/types.ts";
import type { HttpRequest } from "../../domain/plugins/http-manifest.ts";
import { argumentName, uniqueNames } from "./names.ts";

/** The arguments of a call, and where each goes. Grows while an operation is read. */
export type Collected = {
  readonly properties: Record<string, JsonSchema>;
  readonly required: string[];
  readonly query: Record<string, NonNullable<HttpRequest["query"]>[string]>;
  readonly headers: Record<string, string>;
  /** Names that the path of the operation has places for, and the arguments that fill them. */
  readonly path: Map<string, string>;
  /** Adds an argument, and returns its name. */
  add(wanted: string, schema: JsonSchema, isRequired: boolean): string;
};

/** An operation without arguments yet. */
export function collect(): Collected {
  const unique = uniqueNames();
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  return {
    ...{ properties, required, query: {}, headers: {}, path: new Map() },
    add(wanted, schema, isRequired) {
      const name = unique(argumentName(wanted));
      properties[name] = name === wanted ? schema : withName(schema, wanted);
      if (isRequired) required.push(name);
      return name;
    },
  };
}

/** Keeps the service's own name in the description, because it says more than the adapted one. */
const withName = (schema: JsonSchema, wanted: string): JsonSchema => ({
  ...schema,
  description: [schema["description"], `Sent as ${wanted}.`].filter(Boolean).join(" "),
});
