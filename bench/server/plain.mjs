// What the same answers cost a server that does nothing else: `node plain.mjs http|fastify FILE`, where the file holds each path
// with the headers and the body of its answer. It prints its port.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [kind, file] = process.argv.slice(2);
/** @type {Record<string, { headers: Record<string, string>, body: unknown }>} */
const answers = JSON.parse(readFileSync(String(file), "utf8"));

async function listenHttp() {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ""];
    const text = JSON.stringify(answer?.body);
    response.writeHead(200, { ...answer?.headers, "content-length": Buffer.byteLength(text) });
    response.end(text);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

async function listenFastify() {
  const { default: fastify } = await import("fastify");
  const app = fastify({ logger: false });
  for (const [path, { headers, body }] of Object.entries(answers))
    app.get(path, (_request, reply) => reply.headers(headers).send(body));
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

console.log(`port ${kind === "fastify" ? await listenFastify() : await listenHttp()}`);
