import { ToolError } from "../../domain/plugins/types.ts";

/**
 * Reads the address of a server as a user entered it. It is used as is, without template placeholders; whether it may be
 * called is decided by the gate.
 * @throws ToolError
 */
export function readServerAddress(text: string): URL {
  if (!URL.canParse(text)) throw new ToolError("This is not the URL of an MCP server.");
  const url = new URL(text);
  // Braces in a host are a template placeholder that was not filled in.
  if (/[{}]/.test(url.hostname)) throw new ToolError("This is not the URL of an MCP server.");
  url.hash = "";
  return url;
}
