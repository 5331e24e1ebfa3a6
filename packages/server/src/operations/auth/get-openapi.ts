import document from "@switchboard/api-client/openapi.json" with { type: "json" };
import { operation } from "../../http/operation.ts";

/** The contract itself, as it is. */
export const getOpenapi = operation("getOpenapi", () =>
  Response.json(document, { headers: { "cache-control": "no-cache" } }),
);
