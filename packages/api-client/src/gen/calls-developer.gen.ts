// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Your API keys. */
export const listApiKeys: Call<t.ListApiKeysData, t.ListApiKeysResponse> = { method: "GET", path: "/api/v1/developer/api-keys" };
/** Create an API key. */
export const createApiKey: Call<t.CreateApiKeyData, t.CreateApiKeyResponse> = { method: "POST", path: "/api/v1/developer/api-keys" };
/** Revoke an API key. */
export const revokeApiKey: Call<t.RevokeApiKeyData, t.RevokeApiKeyResponse> = { method: "DELETE", path: "/api/v1/developer/api-keys/{id}", empty: true };
