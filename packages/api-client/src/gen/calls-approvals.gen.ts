// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** What waits for your decision. Extension `approvals`. */
export const listApprovals: Call<t.ListApprovalsData, t.ListApprovalsResponse> = { method: "GET", path: "/api/v1/approvals" };
/** One approval. Extension `approvals`. */
export const getApproval: Call<t.GetApprovalData, t.GetApprovalResponse> = { method: "GET", path: "/api/v1/approvals/{id}" };
/** Deny a call. Extension `approvals`. */
export const denyApproval: Call<t.DenyApprovalData, t.DenyApprovalResponse> = { method: "POST", path: "/api/v1/approvals/{id}/deny" };
/** Go on without a connection. Extension `reconnects`. */
export const skipReconnect: Call<t.SkipReconnectData, t.SkipReconnectResponse> = { method: "POST", path: "/api/v1/reconnects/{id}/skip", empty: true };
