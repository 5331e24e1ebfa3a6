import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/client";
import { ToolError } from "../../domain/plugins/types.ts";
import { formatBytes } from "../gate/limits.ts";
import { cleanLine, cleanText, cleanValue } from "./clean-text.ts";

const MAX_RESULT_LENGTH = 200_000;
const MAX_MESSAGE_LENGTH = 1_000;
/** Members with a meaning in our own results; a foreign object with one of them is nested one level down. */
const OURS = ["kind", "sources", "done"];

/**
 * The result of a call as the chat shows it: the structured content if there is any, otherwise the text. Images and files are
 * named but not shown; resource links are not fetched.
 * @throws ToolError with the server's message when the tool failed
 */
export function readResult({ content, structuredContent, isError }: CallToolResult, host: string) {
  const text = content.map(sayBlock).join("\n\n");
  if (isError) {
    const words = cleanLine(text, MAX_MESSAGE_LENGTH);
    throw new ToolError(words === "" ? `${host} reported that the tool failed.` : words);
  }
  if (structuredContent === undefined) return cleanText(text, MAX_RESULT_LENGTH);
  const value = cleanValue(structuredContent) as Record<string, unknown>;
  const json = JSON.stringify(value);
  // Truncated JSON is no longer valid JSON.
  if (json.length > MAX_RESULT_LENGTH) return cleanText(json, MAX_RESULT_LENGTH);
  const result = OURS.some((name) => Object.hasOwn(value, name)) ? { result: value } : value;
  const others = content
    .filter(({ type }) => type !== "text")
    .map((block) => cleanText(sayBlock(block), MAX_RESULT_LENGTH));
  return others.length > 0 ? { result: value, attachments: others } : result;
}

function sayBlock(block: ContentBlock): string {
  switch (block.type) {
    case "text":
      return block.text;
    case "image":
      return `[Picture, ${sayData(block.mimeType, block.data)}: not shown]`;
    case "audio":
      return `[Sound, ${sayData(block.mimeType, block.data)}: not played]`;
    case "resource_link":
      return `[File ${named(block.name)}${sized(block.mimeType, block.size)}: not fetched]`;
    case "resource": {
      const { resource } = block;
      if ("text" in resource) return `[File ${named(resource.uri)}]\n${resource.text}`;
      return `[File ${named(resource.uri)}, ${sayData(resource.mimeType, resource.blob)}: not shown]`;
    }
    default:
      return "[Something that is not known here: not shown]";
  }
}

const named = (text: string) => cleanLine(text, 200);

const sized = (type: string | undefined, bytes: number | undefined) =>
  [type && named(type), bytes !== undefined && formatBytes(bytes)]
    .filter(Boolean)
    .map((part) => `, ${String(part)}`)
    .join("");

const sayData = (type: string | undefined, base64: string) =>
  `${named(type ?? "of an unknown type")}, ${formatBytes(Math.floor((base64.length * 3) / 4))}`;
