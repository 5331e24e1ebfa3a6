import { httpUrl } from "@switchboard/api-client";
import type { ToolCallView } from "@switchboard/ui/patterns/tool-call";
import type { ChatMessage } from "./chat-state.ts";

type Result = Extract<ChatMessage, { role: "tool_result" }>;

/** Fields in which the apps say where a thing is. */
const ADDRESSES = ["url", "link", "html_url"];
const TITLES = ["title", "name", "subject", "summary", "key"];

/**
 * Where to look at what a call made or changed: at the address that its app gave, or the person's own task in the inbox.
 * @param inboxItem path of an item, where the server has one
 */
export function linkOfResult(
  { result, effect, outcome, isError, connection }: Result,
  inboxItem: ((id: string) => string) | undefined,
): ToolCallView["link"] {
  const isDone = !isError && (outcome === undefined || outcome === "done");
  if (!isDone || effect === undefined || effect === "read") return undefined;
  const thing = thingIn(result);
  if (!thing) return undefined;
  const title = TITLES.map((name) => thing[name]).find(isText) ?? null;
  const href = ADDRESSES.map((name) => httpUrl(thing[name])).find((url) => url !== undefined);
  if (href !== undefined) return { href, title, external: true };
  const { id } = thing;
  return connection?.plugin === "tasks" && isText(id) && inboxItem
    ? { href: inboxItem(id), title, external: false }
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{ task: {…} }` is about its task; a flat object is about itself. */
function thingIn(result: unknown): Record<string, unknown> | undefined {
  if (!isObject(result)) return undefined;
  const values = Object.values(result);
  const [only] = values;
  return values.length === 1 && isObject(only) ? only : result;
}
