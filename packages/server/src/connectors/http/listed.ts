import type { TableResult } from "../../domain/plugins/types.ts";

/** What a tool lists, or the arguments that it would need for that. */
export type Listed = TableResult | { readonly missing: readonly string[] };
