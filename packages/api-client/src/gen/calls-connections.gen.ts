// Made by scripts/generate.ts from openapi/. Do not edit.

import type { Call } from "../call.ts";
import type * as t from "./types.gen.ts";

/** Add a connection or enable a system tool. */
export const createConnection: Call<t.CreateConnectionData, t.CreateConnectionResponse> = { method: "POST", path: "/api/v1/connections" };
/** A connection with its manifest. */
export const getConnection: Call<t.GetConnectionData, t.GetConnectionResponse> = { method: "GET", path: "/api/v1/connections/{id}" };
/** Change a connection. */
export const updateConnection: Call<t.UpdateConnectionData, t.UpdateConnectionResponse> = { method: "POST", path: "/api/v1/connections/{id}" };
/** Delete a connection with its credentials. */
export const deleteConnection: Call<t.DeleteConnectionData, t.DeleteConnectionResponse> = { method: "DELETE", path: "/api/v1/connections/{id}", empty: true };
/** Try whether a connection works. Extension `connection-health`. */
export const testConnection: Call<t.TestConnectionData, t.TestConnectionResponse> = { method: "POST", path: "/api/v1/connections/{id}/test" };
/** The fields that a connection's app has. Extension `fields`. */
export const listFields: Call<t.ListFieldsData, t.ListFieldsResponse> = { method: "GET", path: "/api/v1/connections/{id}/fields" };
/** Make a tool ask again. Extension `grants`. */
export const revokeGrant: Call<t.RevokeGrantData, t.RevokeGrantResponse> = { method: "DELETE", path: "/api/v1/connections/{id}/grants/{method}", empty: true };
/** Begin to authorize a tool by its address. */
export const startMcp: Call<t.StartMcpData, t.StartMcpResponse> = { method: "POST", path: "/api/v1/connections/mcp/start" };
/** Create a tool of your own. */
export const createCustomTool: Call<t.CreateCustomToolData, t.CreateCustomToolResponse> = { method: "POST", path: "/api/v1/connections/custom-manual", multipart: true };
/** Read an OpenAPI document. Extension `services-by-document`. */
export const readOpenapi: Call<t.ReadOpenapiData, t.ReadOpenapiResponse> = { method: "POST", path: "/api/v1/connections/openapi/read" };
/** Connect a service by its OpenAPI document. Extension `services-by-document`. */
export const createOpenapiConnection: Call<t.CreateOpenapiConnectionData, t.CreateOpenapiConnectionResponse> = { method: "POST", path: "/api/v1/connections/openapi" };
/** Go on with an authorization after signing in. Extension `authorizations`. */
export const resumeAuthorization: Call<t.ResumeAuthorizationData, t.ResumeAuthorizationResponse> = { method: "POST", path: "/api/v1/connections/oauth/authorizations" };
/** How an authorization ended. Extension `authorizations`. */
export const getAuthorization: Call<t.GetAuthorizationData, t.GetAuthorizationResponse> = { method: "GET", path: "/api/v1/connections/oauth/authorizations/{id}" };
