import { ToolError } from "../../domain/plugins/types.ts";

/**
 * Reads the address of a server as a person names it. It is called as it stands: nothing in it is a place for something else, and
 * whether it may be called is the gate's to say.
 * @throws ToolError
 */
export function readServerAddress(text: string): URL {
  if (!URL.canParse(text)) throw new ToolError("This is not the address of an MCP server.");
  const url = new URL(text);
  // Braces in a host mean that a part of the address was to be filled in.
  if (/[{}]/.test(url.hostname)) throw new ToolError("This is not the address of an MCP server.");
  url.hash = "";
  return url;
}
