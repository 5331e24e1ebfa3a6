import { ToolError, type ConnectionAccess } from "../../domain/plugins/types.ts";
import type { HttpAuth } from "../../domain/plugins/http-manifest.ts";
import { renderText, type Scope } from "./templates.ts";

/** Authenticates a request at the app. It is sent to the origin of the base URL and to no other. */
export type Authorization = {
  readonly headers: readonly (readonly [string, string])[];
  readonly query: readonly (readonly [string, string])[];
  /** Encoded forms of the secrets, to redact them too. */
  readonly sent: readonly string[];
};

const NONE: Authorization = { headers: [], query: [], sent: [] };

/**
 * Fills in how a plugin signs in.
 * @throws ToolError when the connection lacks a part of it
 */
export function authorizationOf(
  auth: HttpAuth | undefined,
  access: ConnectionAccess,
): Authorization {
  if (!auth) return NONE;
  const scope: Scope = { settings: access.configuration, secrets: access.credentials };
  const filled = (template: string): string => {
    const text = renderText(template, scope);
    if (text === undefined || text === "") throw incomplete();
    return text;
  };
  const pairs = (templates: Readonly<Record<string, string>>) =>
    Object.entries(templates).map(([name, template]) => [name, filled(template)] as const);
  const bearer = (token: string): Authorization => ({
    ...NONE,
    headers: [["authorization", `Bearer ${token}`]],
  });
  switch (auth.kind) {
    case "bearer":
      return bearer(filled(auth.token));
    case "oauth2":
      return bearer(filled("{secrets.access_token}"));
    case "basic": {
      const [user, password] = [auth.username, auth.password].map(
        (template) => renderText(template, scope) ?? "",
      );
      if (!user && !password) throw incomplete();
      const encoded = Buffer.from(`${user}:${password}`).toString("base64");
      return { ...NONE, headers: [["authorization", `Basic ${encoded}`]], sent: [encoded] };
    }
    case "header":
      return { ...NONE, headers: pairs(auth.headers) };
    case "query":
      return { ...NONE, query: pairs(auth.query) };
  }
}

const incomplete = () =>
  new ToolError("This connection has no credentials. Edit it and enter them again.");
