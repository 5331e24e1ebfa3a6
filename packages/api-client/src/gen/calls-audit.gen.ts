// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Who did what. Extension `audit`. */
export const listAudit: Call<t.ListAuditData, t.ListAuditResponse> = { method: "GET", path: "/api/v1/audit" };
/** The audit record as CSV. Extension `audit`. */
export const exportAudit: Call<t.ExportAuditData, t.ExportAuditResponse> = { method: "GET", path: "/api/v1/admin/audit/export", text: true };
/** Whether the audit record is whole. Extension `audit`. */
export const verifyAudit: Call<t.VerifyAuditData, t.VerifyAuditResponse> = { method: "GET", path: "/api/v1/admin/audit/verification" };
