import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, memberOf, type JsonObject } from "../http/json.ts";
import type { HttpRequest } from "../../domain/plugins/http-manifest.ts";
import { isPlain } from "../mcp/clean-text.ts";
import type { Collected } from "./arguments.ts";
import type { Reading } from "./parameters.ts";
import { shown, Unusable, type Place } from "./place.ts";
import { resolveRef, type Part } from "./refs.ts";
import { toJsonSchema } from "./schema.ts";

/** More members than a user can review become one argument. */
const MAX_MEMBERS = 60;
/** Members that mean something in a template. */
const TEMPLATE = /^\$(each|item|needs|merge)$/;

type Body = Pick<HttpRequest, "body" | "form"> & { readonly type: string | undefined };

const NONE: Body = { type: undefined };

/**
 * Converts the body of an operation: each member of an object is an argument, anything else is a single one.
 * @returns the template of the body; `type` if it is not JSON's
 * @throws Unusable for a required one that cannot be sent from here
 */
export function readBody(part: Part, collected: Collected, reading: Reading): Body {
  if (part.value === undefined) return NONE;
  const { value, at } = resolveRef(reading.root, part);
  if (!isObject(value)) throw new Unusable(at, "must be an object");
  const isNeeded = value["required"] === true;
  const chosen = choose(value["content"]);
  if (!chosen) {
    if (!isNeeded) return NONE;
    const types = isObject(value["content"]) ? Object.keys(value["content"]) : [];
    throw new Unusable(at, `accepts ${shown(types.join(", ") || "nothing known")} only, not JSON`);
  }
  const place = [...at, "content", chosen.key, "schema"];
  const schema = toJsonSchema(
    reading.root,
    { value: memberOf(chosen.media, "schema"), at: place },
    reading.limits,
  );
  return takeBody(schema, { isNeeded, place, ...chosen }, collected);
}

type Chosen = { readonly key: string; readonly media: unknown; readonly kind: "json" | "form" };

/** JSON itself first, then other JSON, then a form. */
function choose(content: unknown): Chosen | undefined {
  if (!isObject(content)) return undefined;
  const found = Object.entries(content).map(([key, media]) => ({ key, media, type: plain(key) }));
  const json =
    found.find(({ type }) => type === "application/json") ??
    found.find(({ type }) => /^application\/[\w.-]+\+json$/.test(type)) ??
    found.find(({ type }) => type === "*/*" || type === "application/*");
  if (json) return { ...json, kind: "json" };
  const form = found.find(({ type }) => type === "application/x-www-form-urlencoded");
  return form && { ...form, kind: "form" };
}

const plain = (type: string) => (type.split(";")[0] ?? "").trim().toLowerCase();

function takeBody(
  schema: JsonSchema,
  { key, kind, isNeeded, place }: Chosen & { isNeeded: boolean; place: Place },
  to: Collected,
): Body {
  const type = kind === "json" && plain(key).endsWith("+json") ? plain(key) : undefined;
  const members = membersOf(schema);
  if (!members) {
    if (kind === "form") throw new Unusable(place, "a form needs members");
    // A call without a body would send an empty object, which is no value of another kind.
    const name = to.add("body", schema, isNeeded || schema["type"] !== "object");
    return { body: `{args.${name}}`, type };
  }
  if (!Object.keys(members).every(isPlain)) {
    throw new Unusable(place, "a member has characters in its name that cannot be seen");
  }
  const { required } = schema;
  const body = Object.fromEntries(
    Object.entries(members).map(([member, inner]) => {
      const needs = isNeeded && Array.isArray(required) && required.includes(member);
      return [member, `{args.${to.add(member, inner as JsonSchema, needs)}}`];
    }),
  );
  return { body, type, ...(kind === "form" && { form: true as const }) };
}

/** The members of a body that is nothing but an object of them. */
function membersOf(schema: JsonSchema): JsonObject | undefined {
  const { properties, type, additionalProperties, anyOf } = schema;
  if (!isObject(properties) || (type !== undefined && type !== "object")) return undefined;
  if (additionalProperties !== undefined || anyOf !== undefined) return undefined;
  const names = Object.keys(properties);
  if (names.length === 0 || names.length > MAX_MEMBERS) return undefined;
  return names.some((name) => TEMPLATE.test(name)) ? undefined : properties;
}
