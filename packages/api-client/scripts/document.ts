/** The parts of an OpenAPI 3.1 document that our scripts and tests look at. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly "x-extension"?: boolean;
};

export type Parameter = {
  readonly $ref?: string;
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly "x-extension"?: boolean;
};

export type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export type Answer = {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: Content;
};

export type Permission = "public" | "session" | "admin" | "owner";

/** What an API key may open; must be the values of the schema `ApiKeyScope`. */
export type KeyScope = "read" | "runs" | "inbox" | "tools";

export type Operation = {
  operationId: string;
  summary: string;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { readonly required: boolean; readonly content: Content };
  responses: Record<string, Answer>;
  security?: readonly Record<string, readonly string[]>[];
  "x-permission": Permission;
  "x-scopes"?: readonly KeyScope[];
  /** Only for accounts whose address is confirmed: what it makes would outlive a stranger's hold of the account. */
  "x-confirmed-email"?: boolean;
  "x-extension"?: boolean;
  "x-extension-name"?: string;
  "x-errors"?: readonly number[];
  "x-stream"?: boolean;
  "x-largest-body"?: number;
};

export const methods = ["get", "post", "put", "patch", "delete"] as const;
export type Method = (typeof methods)[number];
export type PathItem = Partial<Record<Method, Operation>>;

export type Document = {
  openapi: string;
  info: Record<string, unknown>;
  servers: readonly unknown[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, unknown>;
  };
};

/** Every operation of a document in the order of the document. */
export function* operationsOf(
  document: Document,
): Generator<{ path: string; method: Method; operation: Operation }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, operation };
    }
  }
}
