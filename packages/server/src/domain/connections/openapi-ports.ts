import type { Effect, JsonSchema, PluginManifest, ToolManifest } from "../plugins/types.ts";

/** One call that an OpenAPI document describes. */
export type OpenapiOperation = {
  /** Method and path, such as `GET /pets/{petId}`; unique in its document. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What it does, in the words of the document, cleaned. */
  readonly summary: string;
  /** Its first tag; null where it has none. */
  readonly group: string | null;
  /** The effect that its method stands for, which is the least that a person may choose, but for `destructive`. */
  readonly effect: Effect;
  /** Whether it can be called without arguments and only reads, so that a connection can be tried with it. */
  readonly checks: boolean;
  /** Why it cannot be a tool, with the place in the document; null where it can. */
  readonly problem: string | null;
  /** The tool that it becomes; given for those that were asked for. */
  readonly tool?: ToolManifest;
};

/** One way in which a service lets callers prove who they are. */
export type OpenapiSecurity = {
  readonly id: string;
  readonly title: string;
  /** Why it cannot be used here; null where it can. */
  readonly problem: string | null;
  /** What a person has to enter for it. */
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly auth?: NonNullable<PluginManifest["http"]>["auth"];
};

/** What a document says of a service, as far as it matters here. Its words are cleaned and nothing in them is believed. */
export type OpenapiDocument = {
  readonly title: string;
  /** Of the service, as it names it. */
  readonly version: string;
  /** Absolute addresses; the document may name others, which a notice tells. */
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly securities: readonly OpenapiSecurity[];
  readonly operations: readonly OpenapiOperation[];
  /** What was left out, in sentences. */
  readonly notices: readonly string[];
};

/** Reads OpenAPI documents that people hand in. */
export type OpenapiDocuments = {
  /**
   * @param text JSON or YAML
   * @param picked ids of the operations whose tools are wanted
   * @throws ToolError with a sentence that says where in the document something is wrong
   */
  read(text: string, picked: readonly string[], signal: AbortSignal): Promise<OpenapiDocument>;
};
