// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** What you have, and how your plan goes on. Extension `credits`. */
export const getCredits: Call<t.GetCreditsData, t.GetCreditsResponse> = { method: "GET", path: "/api/v1/credits" };
/** Where your credits came from and went. Extension `ledger`. */
export const listLedger: Call<t.ListLedgerData, t.ListLedgerResponse> = { method: "GET", path: "/api/v1/credits/ledger" };
/** The same lines as a file. Extension `credits`. */
export const exportLedger: Call<t.ExportLedgerData, t.ExportLedgerResponse> = { method: "GET", path: "/api/v1/credits/ledger.csv", text: true };
/** What you may spend. Extension `credit-limits`. */
export const getCreditLimits: Call<t.GetCreditLimitsData, t.GetCreditLimitsResponse> = { method: "GET", path: "/api/v1/credits/limits" };
/** Limit what you spend. Extension `credit-limits`. */
export const updateCreditLimits: Call<t.UpdateCreditLimitsData, t.UpdateCreditLimitsResponse> = { method: "PUT", path: "/api/v1/credits/limits" };
