// What open streams cost a server that does nothing else. `/tell/3` writes an event to those that were opened at `/3`. It prints its
// port.
import { createServer } from "node:http";

const HEADERS = { "content-type": "text/event-stream", "cache-control": "no-store" };
const EVENT = 'data: {"type":"session"}\n\n';
/** @type {Map<string, Set<import("node:http").ServerResponse>>} */
const open = new Map();

const server = createServer((request, response) => {
  const url = request.url ?? "";
  if (url.startsWith("/tell")) {
    for (const reader of open.get(url.slice("/tell".length)) ?? []) reader.write(EVENT);
    response.end();
    return;
  }
  const readers = open.get(url) ?? new Set();
  open.set(url, readers.add(response));
  response.on("close", () => readers.delete(response));
  response.writeHead(200, HEADERS);
  response.write('data: {"type":"live","runs":[]}\n\n');
});
server.listen(0, "127.0.0.1", () => {
  console.log(`port ${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`);
});
