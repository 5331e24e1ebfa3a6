// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Ask for a new integration. */
export const requestTool: Call<t.RequestToolData, t.RequestToolResponse> = { method: "POST", path: "/api/v1/request-tool", empty: true };
/** Ask for a new tool of a plugin. */
export const requestMethod: Call<t.RequestMethodData, t.RequestMethodResponse> = { method: "POST", path: "/api/v1/request-method", empty: true };
/** Ask for a talk about the enterprise plan. */
export const contactSales: Call<t.ContactSalesData, t.ContactSalesResponse> = { method: "POST", path: "/api/v1/enterprise-contact", empty: true };
