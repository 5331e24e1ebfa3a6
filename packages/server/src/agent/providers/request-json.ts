import { APICallError } from "ai";
import type { ProviderAccess } from "../../domain/models/ports.ts";
import { fetchFor, type WayOut } from "./way-out.ts";

/** More than the longest list of models known: OpenRouter's is under a megabyte. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The header in which a provider takes its key. */
function keyHeader({ kind, apiKey }: ProviderAccess): Record<string, string> {
  if (!apiKey) return {};
  switch (kind) {
    case "google":
      return { "x-goog-api-key": apiKey };
    case "anthropic":
      return { "x-api-key": apiKey };
    case "azure":
      return { "api-key": apiKey };
    case "openai":
    case "compatible":
      return { authorization: `Bearer ${apiKey}` };
  }
}

/**
 * Reads JSON from a provider.
 * @throws APICallError with the status; without one if it is not JSON; what `fetch` throws
 */
export async function requestJson(
  access: ProviderAccess,
  url: string,
  out: WayOut,
  signal: AbortSignal,
): Promise<unknown> {
  const headers = {
    accept: "application/json",
    ...keyHeader(access),
    ...(access.kind === "anthropic" && { "anthropic-version": "2023-06-01" }),
  };
  const response = await fetchFor(access, out)(url, { headers, signal });
  const text = await readText(response);
  const about = {
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody: text,
  };
  const body = parse(text);
  if (!response.ok) throw new APICallError({ ...about, message: messageIn(body) });
  if (body === undefined) throw new APICallError({ ...about, message: "" });
  return body;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    // Cut JSON is none, so that it is reported as such.
    if (text.length > MAX_BYTES) break;
  }
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message of an error, wherever a server puts it. */
export function messageIn(body: unknown): string {
  if (typeof body === "string") return body;
  if (Array.isArray(body)) return messageIn(body[0]);
  if (typeof body !== "object" || body === null) return "";
  const { error, message, detail } = body as Record<string, unknown>;
  return messageIn(error) || (typeof message === "string" ? message : "") || messageIn(detail);
}
