import type { DiscoveryView } from "@switchboard/ui/patterns/discovery-card";
import type { ChatMessage } from "./chat-state.ts";
import { type Apps, toConnection } from "./to-connection.ts";

type Json = Record<string, unknown>;
type Result = Extract<ChatMessage, { role: "tool_result" }>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads what a discovery found, out of a result without a call of its own; null for any other result. It must be about the connection
 * that the server names: a tool of one app proposes nothing for another.
 */
export function readDiscovery(
  { call, connection, result }: Result,
  apps: Apps,
): DiscoveryView | null {
  if (call.name !== "discovery" || connection === undefined) return null;
  if (!isObject(result) || result.kind !== "discovery") return null;
  if (result.connection_id !== connection.id) return null;
  return {
    connectionId: connection.id,
    connection: toConnection(connection, apps),
    found: listOf(result.found).flatMap(readThing),
    mappings: listOf(result.proposed_mappings).flatMap(readMapping),
    prompts: [...new Set(listOf(result.prompts).filter(isText))],
    notes: [...new Set(listOf(result.notes).filter(isText))],
  };
}

function readThing(value: unknown): DiscoveryView["found"] {
  if (!isObject(value) || !isText(value.name)) return [];
  return [
    {
      name: value.name,
      ...(typeof value.count === "number" && { count: value.count }),
      ...(isText(value.detail) && { detail: value.detail }),
    },
  ];
}

function readMapping(value: unknown): DiscoveryView["mappings"] {
  if (!isObject(value) || !isText(value.name) || !isText(value.field)) return [];
  const { name, field, sample } = value;
  return [{ name, field, ...(isText(sample) && { sample }) }];
}
