import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

/** What the provider of a test does with one request. */
export type ProviderTurn =
  | {
      readonly kind: "text";
      readonly pieces: readonly string[];
      readonly tokens?: [number, number];
    }
  | { readonly kind: "call"; readonly name: string; readonly args: Record<string, unknown> }
  | { readonly kind: "refuse"; readonly status: number; readonly message: string }
  /** Sends some text and then breaks the connection. */
  | { readonly kind: "cut"; readonly pieces: readonly string[] }
  /** Sends some text and then nothing, until the caller disconnects. */
  | { readonly kind: "hang"; readonly pieces: readonly string[] };

/** A provider that listens on this machine and speaks its protocol over real connections. */
export type TestProvider = {
  readonly url: string;
  /** The bodies of the requests so far. */
  readonly requests: readonly Record<string, unknown>[];
  readonly headers: readonly IncomingMessage["headers"][];
  /** Resolves when a caller has gone away from a hanging answer. */
  readonly left: Promise<void>;
};

type Speak = (response: ServerResponse, turn: ProviderTurn, piece: Piece) => void;
type Piece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "call"; readonly name: string; readonly args: Record<string, unknown> }
  | { readonly kind: "end"; readonly tokens: [number, number]; readonly called: boolean };

async function startProvider(turns: readonly ProviderTurn[], speak: Speak): Promise<TestProvider> {
  const requests: Record<string, unknown>[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      headers.push(request.headers);
      const turn = turns[requests.length];
      requests.push(JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>);
      if (!turn || turn.kind === "refuse") {
        response.writeHead(turn?.status ?? 500, { "content-type": "application/json" });
        response.end(
          JSON.stringify({
            error: {
              message: turn?.message ?? "No turn is left.",
              code: turn?.status ?? 500,
              status: "REFUSED",
            },
          }),
        );
        return;
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      if (turn.kind === "call") speak(response, turn, turn);
      else for (const text of turn.pieces) speak(response, turn, { kind: "text", text });
      if (turn.kind === "hang") {
        response.on("close", () => left.resolve());
        return;
      }
      if (turn.kind === "cut") {
        response.write("\n", () => request.socket.destroy());
        return;
      }
      const tokens =
        turn.kind === "text" ? (turn.tokens ?? [1000, 200]) : ([1000, 200] as [number, number]);
      speak(response, turn, { kind: "end", tokens, called: turn.kind === "call" });
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, requests, headers, left: left.promise };
}

const line = (response: ServerResponse, data: unknown) => {
  // Cut in two on purpose: nothing promises that an event arrives whole.
  const text = `data: ${JSON.stringify(data)}\n\n`;
  response.write(text.slice(0, 9));
  response.write(text.slice(9));
};

/** Chat completions, as OpenAI and compatible servers stream them. */
export const startOpenAi = (turns: readonly ProviderTurn[]): Promise<TestProvider> =>
  startProvider(turns, (response, _turn, piece) => {
    const chunk = (delta: object, finish: string | null = null) =>
      line(response, {
        id: "chatcmpl-1",
        object: "chat.completion.chunk",
        created: 1,
        model: "gpt-4o",
        choices: [{ index: 0, delta, finish_reason: finish }],
      });
    switch (piece.kind) {
      case "text":
        return chunk({ role: "assistant", content: piece.text });
      case "call": {
        const args = JSON.stringify(piece.args);
        const call = { index: 0, id: "call_abc", type: "function" };
        chunk({
          role: "assistant",
          tool_calls: [{ ...call, function: { name: piece.name, arguments: "" } }],
        });
        for (const part of [args.slice(0, 5), args.slice(5)]) {
          chunk({ tool_calls: [{ index: 0, function: { arguments: part } }] });
        }
        return;
      }
      case "end": {
        chunk({}, piece.called ? "tool_calls" : "stop");
        const [prompt, completion] = piece.tokens;
        line(response, {
          id: "chatcmpl-1",
          object: "chat.completion.chunk",
          created: 1,
          model: "gpt-4o",
          choices: [],
          usage: {
            prompt_tokens: prompt,
            completion_tokens: completion,
            total_tokens: prompt + completion,
          },
        });
        response.write("data: [DONE]\n\n");
      }
    }
  });

/** `streamGenerateContent?alt=sse`, as Google streams it. */
export const startGoogle = (turns: readonly ProviderTurn[]): Promise<TestProvider> =>
  startProvider(turns, (response, _turn, piece) => {
    const part = (content: object[], rest: object = {}) =>
      line(response, {
        candidates: [{ content: { role: "model", parts: content }, index: 0, ...rest }],
      });
    switch (piece.kind) {
      case "text":
        return part([{ text: piece.text }]);
      case "call":
        return part([{ functionCall: { name: piece.name, args: piece.args } }]);
      case "end": {
        const [prompt, completion] = piece.tokens;
        line(response, {
          candidates: [{ content: { role: "model", parts: [] }, finishReason: "STOP", index: 0 }],
          usageMetadata: {
            promptTokenCount: prompt,
            candidatesTokenCount: completion,
            totalTokenCount: prompt + completion,
          },
        });
      }
    }
  });
