import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The only key that the service takes. */
export const harborKey = "canary-key-of-the-harbor";

/** What describes it. */
export const harborDocument = `openapi: 3.1.0
info: {title: Harbor, version: "2.0"}
paths:
  /berths:
    get: {operationId: listBerths, summary: Lists the berths., tags: [Berths]}
    post:
      operationId: addBerth
      summary: Adds a berth.
      tags: [Berths]
      requestBody:
        required: true
        content:
          application/json:
            schema: {type: object, required: [name], properties: {name: {type: string}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key}
`;

/** A service on this machine that stores what it receives. */
export async function startHarbor() {
  const added: string[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const allowed = request.headers["x-key"] === harborKey;
    if (allowed && request.method === "POST") added.push(await text(request));
    response.writeHead(allowed ? 200 : 401, { "content-type": "application/json" });
    const said = request.method === "POST" ? { id: 3 } : [{ id: 1, name: "North" }];
    response.end(JSON.stringify(allowed ? said : { message: "Unknown key." }));
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listens) => server.listen(0, "127.0.0.1", listens));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, added, stop: () => server.close() };
}
