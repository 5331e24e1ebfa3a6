import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** A stand-in for a model server that speaks chat completions. */
export type ModelServer = {
  /** What an administrator enters. */
  readonly address: string;
  /** What each request carried for a key, and the model that it asked for. */
  readonly asked: readonly { readonly key: string | undefined; readonly model?: string }[];
  /** The models it lists, as OpenAI and vLLM list theirs. */
  models: Record<string, unknown>[];
};

/**
 * Starts one that answers every prompt with a text, for 1,000 tokens read and 200 written.
 * @param key refuses requests without it
 * @param port any free one when 0
 */
export async function startModelServer(key?: string, port = 0): Promise<ModelServer> {
  const asked: { key: string | undefined; model?: string }[] = [];
  const started = {
    address: "",
    asked,
    models: [{ id: "qwen3-32b", max_model_len: 32_768 }] as Record<string, unknown>[],
  };
  const server = createServer((request, response) => {
    const given = request.headers.authorization?.replace(/^Bearer /, "");
    void readBody(request).then((body) => {
      const model = body === "" ? undefined : (JSON.parse(body) as { model: string }).model;
      asked.push({ key: given, ...(model !== undefined && { model }) });
      if (key !== undefined && given !== key) return refuse(response, given);
      if (request.url?.endsWith("/models"))
        return sendJson(response, 200, { data: started.models });
      return answer(response, model);
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  started.address = `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/v1`;
  return started;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

/** Quotes the key, as some providers do. */
const refuse = (response: ServerResponse, given: string | undefined) =>
  sendJson(response, 401, { error: { message: `Incorrect API key provided: ${given}.` } });

function answer(response: ServerResponse, model: string | undefined): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const chunk = (more: object) =>
    response.write(
      `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model, choices: [], ...more })}\n\n`,
    );
  chunk({ choices: [{ index: 0, delta: { role: "assistant", content: `I am ${model}.` } }] });
  chunk({ choices: [{ index: 0, delta: {}, finish_reason: "stop" }] });
  chunk({ usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 } });
  response.end("data: [DONE]\n\n");
}
