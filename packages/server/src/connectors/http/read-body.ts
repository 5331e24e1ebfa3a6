import { ToolError } from "../../domain/plugins/types.ts";

/** More of an answer is not read. */
export const MAX_RESPONSE_BYTES = 5 * 1024 * 1024;

/**
 * The text of a response.
 * @throws ToolError when it is longer than the limit
 */
export async function readBody(response: Response, app: string): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the transfer.
    if (bytes > MAX_RESPONSE_BYTES) {
      throw new ToolError(
        `${app} returned more than ${MAX_RESPONSE_BYTES / 1024 / 1024} MB. Narrow your request.`,
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
