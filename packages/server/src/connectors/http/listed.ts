import type { TableResult } from "../../domain/plugins/types.ts";

/** The rows of a tool, or the arguments that it is missing. */
export type Listed = TableResult | { readonly missing: readonly string[] };
