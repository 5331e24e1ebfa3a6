/** What talks to MCP servers. Imported when the first one is used, since the protocol's library is a tenth of the server. */
export { computeScopeUnion } from "@modelcontextprotocol/client";
export { completeConsent, startConsent } from "./consent.ts";
export { findServer } from "./find-server.ts";
export { renewGrant } from "./renew-grant.ts";
export { withSession } from "./session.ts";
