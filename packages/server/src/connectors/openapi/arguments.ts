import type { JsonSchema } from "../../domain/plugins/types.ts";
import type { HttpRequest } from "../../domain/plugins/http-manifest.ts";
import { argumentName, uniqueNames } from "./names.ts";

/** What a call is asked for, and where it goes. Grows while an operation is read. */
export type Collected = {
  readonly properties: Record<string, JsonSchema>;
  readonly required: string[];
  readonly query: Record<string, NonNullable<HttpRequest["query"]>[string]>;
  readonly headers: Record<string, string>;
  /** Names that the path of the operation has places for, and the arguments that fill them. */
  readonly path: Map<string, string>;
  /** Adds an argument, and gives what it is called. */
  add(wanted: string, schema: JsonSchema, isRequired: boolean): string;
};

/** An operation that asks for nothing yet. */
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

/** The service's own name says more than one that was made to fit. */
const withName = (schema: JsonSchema, wanted: string): JsonSchema => ({
  ...schema,
  description: [schema["description"], `Sent as ${wanted}.`].filter(Boolean).join(" "),
});
