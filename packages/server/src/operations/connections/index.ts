import { completeOauth } from "./complete-oauth.ts";
import { createCustomTool } from "./create-custom-tool.ts";
import { createConnection } from "./create-connection.ts";
import { createOpenapiConnection } from "./create-openapi-connection.ts";
import { deleteConnection } from "./delete-connection.ts";
import { finishMcp } from "./finish-mcp.ts";
import { getAuthorization } from "./get-authorization.ts";
import { getConnectionLogo } from "./get-connection-logo.ts";
import { getConnection } from "./get-connection.ts";
import { listDiscoveries } from "./list-discoveries.ts";
import { listFields } from "./list-fields.ts";
import { readOpenapi } from "./read-openapi.ts";
import { revokeGrant } from "./revoke-grant.ts";
import { resumeAuthorization } from "./resume-authorization.ts";
import { startMcp } from "./start-mcp.ts";
import { startOauth } from "./start-oauth.ts";
import { testConnection } from "./test-connection.ts";
import { updateConnection } from "./update-connection.ts";

export const connectionOperations = [
  createConnection,
  getConnection,
  updateConnection,
  deleteConnection,
  revokeGrant,
  testConnection,
  listDiscoveries,
  listFields,
  startOauth,
  completeOauth,
  getAuthorization,
  resumeAuthorization,
  getConnectionLogo,
  createCustomTool,
  startMcp,
  finishMcp,
  readOpenapi,
  createOpenapiConnection,
];
