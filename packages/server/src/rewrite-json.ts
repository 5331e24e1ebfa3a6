import type { Transformer } from "node:stream/web";

/**
 * The same answer with each of its JSON texts rewritten: its whole body, or the data of every event of a stream. For clients that
 * parse by themselves, and would round a number or refuse the whole for one part.
 */
export function rewriteJson(response: Response, rewrite: (json: string) => string): Response {
  if (!response.body) return response;
  const type = response.headers.get("content-type") ?? "";
  const isStream = /^text\/event-stream\b/i.test(type);
  if (!isStream && !/^application\/([\w.-]+\+)?json\b/i.test(type)) return response;
  const rewriter = isStream ? rewriteEvents(rewrite) : rewriteWhole(rewrite);
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new TransformStream(rewriter))
    .pipeThrough(new TextEncoderStream());
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return new Response(body, { status, statusText, headers });
}

function rewriteWhole(rewrite: (json: string) => string): Transformer<string, string> {
  const pieces: string[] = [];
  return {
    transform: (piece) => void pieces.push(piece),
    flush: (controller) => controller.enqueue(rewrite(pieces.join(""))),
  };
}

/** Other lines than data stay where they are: an event's ID and the pause before a reconnect count even without data. */
function rewriteEvents(rewrite: (json: string) => string): Transformer<string, string> {
  let rest = "";
  let data: string[] = [];
  const lineOf = (line: string): string => {
    if (line.startsWith("data:")) {
      data.push(line.slice(line.startsWith("data: ") ? 6 : 5));
      return "";
    }
    if (line !== "" || data.length === 0) return `${line}\n`;
    const lines = rewrite(data.join("\n")).split("\n");
    data = [];
    return `${lines.map((one) => `data: ${one}\n`).join("")}\n`;
  };
  return {
    transform(piece, controller) {
      // A carriage return at the end may be the first half of a line break.
      const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      const text = lines.map(lineOf).join("");
      if (text !== "") controller.enqueue(text);
    },
    flush(controller) {
      // An event without the blank line after it broke off, and is none.
      if (data.length === 0 && rest !== "") controller.enqueue(lineOf(rest));
    },
  };
}
