/** What answers requests of the Model Context Protocol. */
export { requireOwnHost } from "./own-host.ts";
export { serveRequest } from "./serve.ts";
