import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { runChat } from "./gen/calls.gen.ts";
import { type ReadRunEvent, streamRun } from "./stream.ts";
import { encodeRunStream, fixtures } from "./testing/index.ts";

const body = {
  connection_ids: [],
  prompt: "What is the total amount by region?",
  model: "openai:gpt-4o" as const,
  max_executions: 3,
};
const events = fixtures.runEvents;
const head = { "content-type": "text/event-stream" };

let server: Server | undefined;

async function serve(listener: (...call: Parameters<RequestListener>) => unknown): Promise<string> {
  server = createServer((...call) => void listener(...call)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("a stream over a real connection", () => {
  it("hands on an event before the next is sent, and one that is cut inside a character once [STREAM-01 STREAM-03]", async () => {
    const got: ReadRunEvent[] = [];
    const baseUrl = await serve(async (_, response) => {
      response.writeHead(200, head);
      response.write(encodeRunStream([{ type: "status", content: "first" }], false));
      const second = encodeRunStream([{ type: "assistant", content: "Østlandet 🙂" }]);
      const middle = second.indexOf(0xf0) + 2;
      // Sent only once the reader has the first event: a reader that waits for the end never gets it.
      await expect.poll(() => got).toHaveLength(1);
      response.write(second.slice(0, middle));
      setImmediate(() => response.end(second.slice(middle)));
    });
    for await (const event of streamRun({ call: runChat, body, baseUrl })) got.push(event);
    expect(got).toEqual([
      { type: "status", content: "first" },
      { type: "assistant", content: "Østlandet 🙂" },
    ]);
  });

  it("continues where a broken connection left off, without a second POST [R3 R4]", async () => {
    const asked: string[] = [];
    const baseUrl = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(200, head);
      if (request.method === "GET") {
        const after = Number(new URL(request.url ?? "", "http://x").searchParams.get("after"));
        response.end(encodeRunStream(events.slice(after)));
        return;
      }
      response.write(encodeRunStream(events.slice(0, 3), false), () => response.destroy());
    });
    const stream = streamRun({ call: runChat, body, baseUrl, resume: true });
    expect(await Array.fromAsync(stream)).toEqual(events);
    expect(stream.done).toBe(true);
    expect(asked[0]).toBe("POST /api/switchboard-chat/run");
    expect(asked.slice(1)).toEqual([
      expect.stringContaining(`GET /api/v1/runs/${fixtures.run.id}/events?after=`),
    ]);
  });

  it("lets go of the connection when the reader stops reading", async () => {
    const closed = Promise.withResolvers<void>();
    const baseUrl = await serve((request, response) => {
      request.socket.on("close", () => closed.resolve());
      response.writeHead(200, head);
      response.write(encodeRunStream(events.slice(0, 1), false));
    });
    for await (const event of streamRun({ call: runChat, body, baseUrl })) {
      expect(event.type).toBe("session_id");
      break;
    }
    await closed.promise;
  });
});
