import { createServer, type ServerResponse } from "node:http";
import { stopAfterwards } from "./stop-afterwards.ts";

/** What such a model says. */
type Script = {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly text: string;
};

/** Starts a server that speaks chat completions, whose model makes one tool call and then answers. @returns its address */
export async function startCallingModel({ tool, args, text }: Script): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const { messages } = JSON.parse(body) as { messages: { role: string }[] };
      const isCalled = messages.some(({ role }) => role === "tool");
      const call = {
        index: 0,
        id: "call-1",
        type: "function",
        function: { name: tool, arguments: JSON.stringify(args) },
      };
      if (isCalled) stream(response, { content: text }, "stop");
      else stream(response, { tool_calls: [call] }, "tool_calls");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stopAfterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  return `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/v1`;
}

function stream(response: ServerResponse, delta: object, finish_reason: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (more: object) => {
    const base = { id: "c1", object: "chat.completion.chunk", created: 1, model: "m", choices: [] };
    response.write(`data: ${JSON.stringify({ ...base, ...more })}\n\n`);
  };
  chunk({ choices: [{ index: 0, delta: { role: "assistant", ...delta }, finish_reason: null }] });
  chunk({ choices: [{ index: 0, delta: {}, finish_reason }] });
  chunk({ usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 } });
  response.end("data: [DONE]\n\n");
}
