import { parseDocument, type YAMLError } from "yaml";
import { ToolError } from "../../domain/plugins/types.ts";
import { isObject, type JsonObject } from "../http/json.ts";
import { cleanLine } from "../mcp/clean-text.ts";

/** 16 MB, in bytes. The documents of the largest services have 13. */
export const MAX_DOCUMENT_BYTES = 16 * 1_048_576;
const MAX_DEPTH = 100;
/** How often a value that YAML names may be meant again, so that a short text cannot become an endless one. */
const MAX_ALIASES = 1_000;

/**
 * Parses a text as JSON or YAML.
 * @throws ToolError with the line if it is neither, and for one that is too large, too deep or not an object
 */
export function parseText(text: string): JsonObject {
  if (Buffer.byteLength(text) > MAX_DOCUMENT_BYTES) {
    throw new ToolError("The document is larger than the limit of 16 MB.");
  }
  const value = readJson(text) ?? readYaml(text);
  if (!isObject(value)) throw new ToolError("This is not an OpenAPI document.");
  if (!isWithin(value, MAX_DEPTH)) throw tooDeep();
  return value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON may be YAML, whose parser also knows the line of an error.
    return undefined;
  }
}

function readYaml(text: string): unknown {
  try {
    const document = parseDocument(text, { schema: "core", merge: false, logLevel: "silent" });
    const [error] = document.errors;
    if (error) throw new ToolError(sayMistake(error));
    return document.toJS({ maxAliasCount: MAX_ALIASES });
  } catch (error) {
    if (error instanceof ToolError) throw error;
    if (error instanceof ReferenceError) {
      throw new ToolError("The document contains too many references.");
    }
    // Its reader descends as deep as the text does.
    throw tooDeep();
  }
}

function sayMistake({ message, linePos }: YAMLError): string {
  const [start] = linePos ?? [];
  const words = cleanLine(message.replace(/ at line \d+[^]*$/, ""), 200).replace(/\.$/, "");
  const place = start ? `line ${start.line}, column ${start.col}: ` : "";
  return `The document is neither JSON nor YAML: ${place}${words}.`;
}

const tooDeep = () => new ToolError("The document is nested too deeply.");

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}
