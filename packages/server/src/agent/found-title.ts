import type { ModelMessage } from "ai";
import { resultRows, TITLE_FIELDS } from "../domain/plugins/result-rows.ts";
import type { Arguments } from "./call-turn.ts";
import { plainText } from "./discovery/plain-text.ts";
import { findTool, type RunTool } from "./tool-set.ts";

/** An argument that takes the id of something. */
const TAKES_ID = /^(?:id|key|number)$|_(?:id|key)$/;
const MAX_TITLE_LENGTH = 120;

/**
 * What the thing is called whose id a call has, as the same connection listed it in this run; undefined if nothing did. An
 * id alone does not tell a person what they approve.
 */
export function foundTitle(
  transcript: readonly ModelMessage[],
  tools: readonly RunTool[],
  { connection, manifest }: RunTool,
  args: Arguments,
): string | undefined {
  const ids = Object.entries(args).flatMap(([name, value]) =>
    takesId(name, manifest.name) && (typeof value === "string" || typeof value === "number")
      ? String(value)
      : [],
  );
  if (ids.length === 0) return undefined;
  for (const message of transcript.toReversed()) {
    if (message.role !== "tool") continue;
    for (const part of message.content) {
      if (part.type !== "tool-result" || part.output.type !== "json") continue;
      if (findTool(tools, part.toolName)?.connection.id !== connection.id) continue;
      const row = resultRows(part.output.value).find((one) =>
        Object.entries(one).some(
          ([name, value]) => takesId(name, manifest.name) && ids.includes(String(value)),
        ),
      );
      const title = row && TITLE_FIELDS.map((name) => row[name]).find(isText);
      if (title !== undefined) return plainText(title, MAX_TITLE_LENGTH);
    }
  }
  return undefined;
}

/** `issue_id`, `id`, and `message` of `archive_message`. */
const takesId = (name: string, tool: string): boolean =>
  TAKES_ID.test(name) || tool.split("_").slice(1).includes(name);

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
