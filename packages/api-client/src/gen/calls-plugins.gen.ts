// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** A plugin's settings and tools. */
export const getPluginManifest: Call<t.GetPluginManifestData, t.GetPluginManifestResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/manifest" };
/** A plugin's documentation. */
export const getPluginDocumentation: Call<t.GetPluginDocumentationData, t.GetPluginDocumentationResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/documentation" };
/** A plugin's setup guide. */
export const getPluginSetup: Call<t.GetPluginSetupData, t.GetPluginSetupResponse> = { method: "GET", path: "/api/v1/plugins/{pluginName}/setup-html" };
