import type { OpenapiDocument, OpenapiOperation } from "./custom-tool.types.ts";

const operation = (
  id: string,
  group: string | null,
  summary: string,
  more: Partial<OpenapiOperation> = {},
): OpenapiOperation => ({
  id,
  group,
  summary,
  effect: id.startsWith("GET") ? "read" : id.startsWith("DELETE") ? "destructive" : "write",
  checks: id.startsWith("GET") && !id.includes("{"),
  problem: null,
  ...more,
});

/** The API of a harbour. */
export const harbor: OpenapiDocument = {
  title: "Harbor API",
  version: "1.4",
  servers: ["https://api.harbor.example/v1", "https://trial.harbor.example/v1"],
  securities: [
    {
      id: "key",
      title: "API key (X-Key) – key",
      problem: null,
      settings: {
        properties: { key_secret: { type: "string", title: "API key (X-Key)", secret: true } },
      },
    },
    {
      id: "page",
      title: "page",
      problem: "OAuth 2.0 is not supported for OpenAPI services.",
      settings: { properties: {} },
    },
  ],
  operations: [
    operation("GET /berths", "Berths", "Lists the berths, and which of them are free."),
    operation("POST /berths", "Berths", "Adds a berth."),
    operation("DELETE /berths/{id}", "Berths", "Removes a berth."),
    operation("GET /ships", "Ships", "Lists the ships that lie here."),
    operation("POST /ships/{id}/messages", "Ships", "Sends a message to a ship."),
    operation("POST /ships/{id}/papers", "Ships", "Files the papers of a ship.", {
      problem:
        "#/paths/~1ships~1{id}~1papers/post/requestBody: accepts multipart/form-data only, not JSON.",
    }),
    operation("GET /status", null, "Says whether the harbour is open."),
  ],
  notices: ["2 operations with OPTIONS or TRACE left out."],
};

/** The beginning of a document, as somebody pastes it. */
export const harborText = `openapi: 3.1.0
info: {title: Harbor API, version: "1.4"}
paths:
  /berths:
    get: {summary: "Lists the berths, and which of them are free."}
`;

/** A service with more operations than anybody picks. */
export const large: OpenapiDocument = {
  ...harbor,
  operations: Array.from({ length: 400 }, (_, index) =>
    operation(
      `GET /very/long/path/of/the/administration/of/berths/${index}`,
      `Group ${index % 4}`,
      "Lists entries. ".repeat(6),
    ),
  ),
};
