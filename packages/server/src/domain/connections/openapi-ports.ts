import type { Effect, JsonSchema, PluginManifest, ToolManifest } from "../plugins/types.ts";

/** One call that an OpenAPI document describes. */
export type OpenapiOperation = {
  /** Method and path, such as `GET /pets/{petId}`; unique in its document. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Its description from the document, cleaned. */
  readonly summary: string;
  /** Its first tag; null where it has none. */
  readonly group: string | null;
  /** The effect of its method: the least that a user may choose, except that `destructive` may be lowered. */
  readonly effect: Effect;
  /** Whether it can be called without arguments and only reads, so that a connection can be tried with it. */
  readonly checks: boolean;
  /** Why it cannot be a tool, with the place in the document; null where it can. */
  readonly problem: string | null;
  /** The tool that it becomes; only for the requested operations. */
  readonly tool?: ToolManifest;
};

/** One way to authenticate at a service. */
export type OpenapiSecurity = {
  readonly id: string;
  readonly title: string;
  /** Why it cannot be used here; null where it can. */
  readonly problem: string | null;
  /** The fields that a user has to fill in. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly auth?: NonNullable<PluginManifest["http"]>["auth"];
};

/** The relevant content of a service's document. Its texts are cleaned and never trusted. */
export type OpenapiDocument = {
  readonly title: string;
  /** Of the service, as it names it. */
  readonly version: string;
  /** Absolute URLs; a notice lists the document's other ones. */
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly securities: readonly OpenapiSecurity[];
  readonly operations: readonly OpenapiOperation[];
  /** What was left out, as messages. */
  readonly notices: readonly string[];
};

/** Reads OpenAPI documents that people hand in. */
export type OpenapiDocuments = {
  /**
   * @param text JSON or YAML
   * @param picked ids of the operations whose tools are wanted
   * @throws ToolError with a message that says where in the document something is wrong
   */
  read(text: string, picked: readonly string[], signal: AbortSignal): Promise<OpenapiDocument>;
};
