import type { OpenapiSecurity } from "../../domain/connections/openapi-ports.ts";
import type { JsonSchema } from "../../domain/plugins/types.ts";
import { isObject, memberOf, type JsonObject } from "../http/json.ts";
import type { HttpAuth } from "../../domain/plugins/http-manifest.ts";
import { cleanLine } from "../mcp/clean-text.ts";
import { argumentName } from "./names.ts";
import { shown, Unusable } from "./place.ts";
import { resolveRef } from "./refs.ts";

/** More ways to sign in than anybody chooses from. */
const MAX_SECURITIES = 30;

/** One scheme of a document: the user's fields, and where they are sent. */
type Scheme = {
  readonly title: string;
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly auth: HttpAuth;
};

/**
 * The ways to authenticate: first what the document requires, with several schemes together where it combines them, then each
 * scheme alone.
 */
export function readSecurities(
  root: JsonObject,
  requirements: readonly unknown[],
): OpenapiSecurity[] {
  const schemes = schemesOf(root);
  const together = requirements.flatMap((requirement) =>
    isObject(requirement) ? [Object.keys(requirement).filter((name) => schemes.has(name))] : [],
  );
  const alone = [...schemes.keys()].map((name) => [name]);
  const byId = new Map<string, OpenapiSecurity>();
  for (const names of [...together, ...alone]) {
    const id = names.toSorted().join(" + ");
    if (names.length > 0 && !byId.has(id) && byId.size < MAX_SECURITIES) {
      byId.set(id, securityOf(id, names.map((name) => schemes.get(name)).filter(isKnown)));
    }
  }
  return [...byId.values()];
}

const isKnown = (scheme: Scheme | string | undefined): scheme is Scheme | string =>
  scheme !== undefined;

/** Names of credentials, in lower case: parameters and headers with these names are no arguments. */
export function proofNames(root: JsonObject): ReadonlySet<string> {
  const names = Object.values(definitions(root)).flatMap((scheme) => {
    const name = memberOf(scheme, "name");
    return memberOf(scheme, "type") === "apiKey" && typeof name === "string" ? [name] : [];
  });
  return new Set(names.map((name) => name.toLowerCase()));
}

function definitions(root: JsonObject): JsonObject {
  const found = memberOf(memberOf(root, "components"), "securitySchemes");
  return isObject(found) ? found : {};
}

/** Schemes by name; a text is the reason why one cannot be used. */
function schemesOf(root: JsonObject): Map<string, Scheme | string> {
  const entries = Object.entries(definitions(root)).slice(0, MAX_SECURITIES);
  return new Map(
    entries.map(([name, value]): [string, Scheme | string] => {
      const at = ["components", "securitySchemes", name];
      try {
        return [name, schemeOf(name, resolveRef(root, { value, at }).value)];
      } catch (error) {
        if (error instanceof Unusable) return [name, error.message];
        throw error;
      }
    }),
  );
}

const HEADER = /^[\w-]+$/;
const NOT_OURS = /^(host|cookie|content-length|connection|transfer-encoding|upgrade)$/i;

function schemeOf(name: string, scheme: unknown): Scheme | string {
  const { type, scheme: manner, in: place, name: sent } = isObject(scheme) ? scheme : {};
  const setting = `${argumentName(name)}_secret`;
  const secret = `{secrets.${setting}}`;
  const fieldOf = (title: string) => ({ [setting]: { ...secretField(title), ...about(scheme) } });
  if (type === "http" && String(manner).toLowerCase() === "bearer") {
    const auth: HttpAuth = { kind: "bearer", token: secret };
    return { title: "Bearer token", properties: fieldOf("Token"), auth };
  }
  if (type === "http" && String(manner).toLowerCase() === "basic") {
    return {
      title: "Username and password",
      properties: {
        username: { type: "string", title: "Username", ...about(scheme) },
        password: secretField("Password"),
      },
      auth: { kind: "basic", username: "{settings.username}", password: "{secrets.password}" },
    };
  }
  if (type === "apiKey" && typeof sent === "string" && sent !== "") {
    const title = `API key (${shown(sent)})`;
    if (place === "query") {
      const auth: HttpAuth = { kind: "query", query: { [sent]: secret } };
      return { title, properties: fieldOf(title), auth };
    }
    if (place === "header" && HEADER.test(sent) && !NOT_OURS.test(sent)) {
      const auth: HttpAuth = { kind: "header", headers: { [sent]: secret } };
      return { title, properties: fieldOf(title), auth };
    }
    return `An API key in the ${shown(place)} (${shown(sent)}) is not supported.`;
  }
  if (type === "oauth2") return "OAuth 2.0 is not supported for OpenAPI services.";
  if (type === "openIdConnect") {
    return "OpenID Connect is not supported for OpenAPI services.";
  }
  return `'${shown(manner ?? type)}' is not supported.`;
}

const secretField = (title: string): JsonSchema => ({ type: "string", title, secret: true });

function about(scheme: unknown) {
  const words = memberOf(scheme, "description");
  const description = typeof words === "string" ? cleanLine(words, 300) : "";
  return description === "" ? {} : { description };
}

function securityOf(id: string, schemes: readonly (Scheme | string)[]): OpenapiSecurity {
  const title = (name: string) => cleanLine(`${name} – ${id}`, 150);
  const wrong = schemes.find((scheme) => typeof scheme === "string");
  if (wrong !== undefined) {
    return { id, title: cleanLine(id, 150), problem: wrong, properties: {} };
  }
  const known = schemes.filter((scheme) => typeof scheme !== "string");
  const auth = joinAuth(known.map((scheme) => scheme.auth));
  const properties = Object.fromEntries(
    known.flatMap((scheme) => Object.entries(scheme.properties)),
  );
  const named = title(known.map((scheme) => scheme.title).join(" and "));
  if (auth) return { id, title: named, problem: null, properties, auth };
  return {
    ...{ id, title: named, properties: {} },
    problem: "These authentication methods cannot be combined.",
  };
}

/** Several proofs as one, where they go to the same place. */
function joinAuth([first, ...more]: readonly HttpAuth[]): HttpAuth | undefined {
  if (more.length === 0) return first;
  const all = [first, ...more];
  const queries = all.flatMap((auth) => (auth?.kind === "query" ? Object.entries(auth.query) : []));
  const headers = all.flatMap((auth): [string, string][] => {
    if (auth?.kind === "header") return Object.entries(auth.headers);
    return auth?.kind === "bearer" ? [["authorization", `Bearer ${auth.token}`]] : [];
  });
  if (queries.length === all.length) return { kind: "query", query: Object.fromEntries(queries) };
  return headers.length === all.length
    ? { kind: "header", headers: Object.fromEntries(headers) }
    : undefined;
}
