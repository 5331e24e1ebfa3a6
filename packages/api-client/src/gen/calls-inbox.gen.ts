// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Your inbox. */
export const listInboxItems: Call<t.ListInboxItemsData, t.ListInboxItemsResponse> = { method: "GET", path: "/api/v1/inbox-items" };
/** Add a task of your own. Extension `inbox`. */
export const createInboxItem: Call<t.CreateInboxItemData, t.CreateInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items" };
/** How many items wait. Extension `inbox`. */
export const getInboxSummary: Call<t.GetInboxSummaryData, t.GetInboxSummaryResponse> = { method: "GET", path: "/api/v1/inbox-items/summary" };
/** Archive, delete or restore several items. */
export const bulkActionInboxItems: Call<t.BulkActionInboxItemsData, t.BulkActionInboxItemsResponse> = { method: "POST", path: "/api/v1/inbox-items/bulk-action" };
/** One item. */
export const getInboxItem: Call<t.GetInboxItemData, t.GetInboxItemResponse> = { method: "GET", path: "/api/v1/inbox-items/{id}" };
/** Change a task of your own, or snooze an item. Extension `inbox`. */
export const updateInboxItem: Call<t.UpdateInboxItemData, t.UpdateInboxItemResponse> = { method: "PATCH", path: "/api/v1/inbox-items/{id}" };
/** Remove an item from the inbox. */
export const deleteInboxItem: Call<t.DeleteInboxItemData, t.DeleteInboxItemResponse> = { method: "DELETE", path: "/api/v1/inbox-items/{id}", empty: true };
/** Archive, delete or restore an item. */
export const quickActionInboxItem: Call<t.QuickActionInboxItemData, t.QuickActionInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items/{id}/quick-action", empty: true };
/** Have a mail summarized. Extension `inbox`. */
export const summarizeInboxItem: Call<t.SummarizeInboxItemData, t.SummarizeInboxItemResponse> = { method: "POST", path: "/api/v1/inbox-items/{id}/summarize" };
