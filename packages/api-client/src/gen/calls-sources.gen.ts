// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Where your inbox items come from. */
export const listInboxSources: Call<t.ListInboxSourcesData, t.ListInboxSourcesResponse> = { method: "GET", path: "/api/v1/inbox-sources" };
/** Add a source. */
export const createInboxSource: Call<t.CreateInboxSourceData, t.CreateInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources" };
/** The kinds of source there are. */
export const listAvailableSources: Call<t.ListAvailableSourcesData, t.ListAvailableSourcesResponse> = { method: "GET", path: "/api/v1/inbox-sources/available-sources" };
/** Change, pause or resume a source. Extension `sources`. */
export const updateInboxSource: Call<t.UpdateInboxSourceData, t.UpdateInboxSourceResponse> = { method: "PATCH", path: "/api/v1/inbox-sources/{id}" };
/** Remove a source. */
export const deleteInboxSource: Call<t.DeleteInboxSourceData, t.DeleteInboxSourceResponse> = { method: "DELETE", path: "/api/v1/inbox-sources/{id}", empty: true };
/** Bring back a source that was deleted. Extension `sources`. */
export const restoreInboxSource: Call<t.RestoreInboxSourceData, t.RestoreInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/{id}/restore" };
/** Refresh a source now. Extension `sources`. */
export const runInboxSource: Call<t.RunInboxSourceData, t.RunInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/{id}/run" };
/** See what a source would bring. Extension `sources`. */
export const previewInboxSource: Call<t.PreviewInboxSourceData, t.PreviewInboxSourceResponse> = { method: "POST", path: "/api/v1/inbox-sources/preview" };
