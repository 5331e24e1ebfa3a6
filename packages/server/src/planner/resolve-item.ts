import { escapeMarkdown } from "../text/markdown.ts";
import { fold } from "../text/stem.ts";
import { tokeniseRequest } from "./language/german-requests.ts";
import type { PlannerItem } from "./planner-item.ts";
import type { PlannerTool } from "./planner-tools.ts";
import type { Choice } from "./offer.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { idArgument } from "./tools/named-thing.ts";
import type { Call } from "./tools/open-call.ts";
import { looksUp, namesOf } from "./tools/match-tool.ts";
import { isText, propertiesOf, requiredOf } from "./tools/reader.ts";

/** Something that can be done with an item: what it is called, and the call or the prompt that does it. */
export type ItemAction = Pick<Choice, "label"> & {
  readonly does:
    | { readonly kind: "call"; readonly call: Call }
    | { readonly kind: "prompt"; readonly prompt: string };
};

/** As many as can be chosen from. */
const MAX_ACTIONS = 8;
const MAX_PLAYBOOKS = 3;
const MAX_TITLE_LENGTH = 80;
/** Arguments that take what a person writes in reply. */
const BODIES = ["body", "text", "comment", "note"];

/** How the app asks for help with an item, and for a reply to a mail. */
const ASKS = /^(?:Help me resolve this item of my inbox\.|Draft a reply to this email\.)/;

export const asksToResolve = (prompt: string): boolean => ASKS.test(prompt.trim());

/** The text of a reply to begin with; the person edits it where they approve it. */
export const draftOf = ({ title, from }: PlannerItem, { tools }: Phrases): string =>
  tools.draft(nameOf(from), title);

/** `Sofia Finch <sofia@…>`: Sofia. */
const nameOf = (from: string | null): string =>
  /^"?([^"<@]+?)"?\s*</.exec(from ?? "")?.[1]?.split(/\s+/)[0] ?? "";

/** What can be done with an item: its playbooks, a reply, then what changes it, then what reads it. */
export function itemActions(
  item: PlannerItem,
  tools: readonly PlannerTool[],
  words: Phrases,
): ItemAction[] {
  const title =
    item.title.length > MAX_TITLE_LENGTH ? `${item.title.slice(0, MAX_TITLE_LENGTH)}…` : item.title;
  const playbooks = item.playbooks.slice(0, MAX_PLAYBOOKS).map(
    ({ name, prompt }): ItemAction => ({
      label: words.tools.runPlaybook(name).slice(0, 200),
      does: { kind: "prompt", prompt },
    }),
  );
  const calls = tools
    .filter(({ modelName, effect }) => item.tools.includes(modelName) && effect !== "destructive")
    .flatMap((tool) => callFor(item, tool, title, words));
  const rank = ({ call, replies }: (typeof calls)[number]) =>
    replies ? 0 : looksUp(call.tool) ? 2 : 1;
  const actions = calls
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ call, label }): ItemAction => ({ label, does: { kind: "call", call } }));
  const seen = new Set<string>();
  return [...playbooks, ...actions]
    .filter(({ label }) => !seen.has(fold(label)) && seen.add(fold(label)))
    .slice(0, MAX_ACTIONS);
}

/** The id of an item and what else a tool needs of it, as its arguments take them; for a task also its title. */
function argumentsFrom(item: PlannerItem, tool: PlannerTool): Record<string, unknown> {
  const properties = propertiesOf(tool);
  const needed = [idArgument(tool)?.property.name, ...requiredOf(tool), "folder"];
  const args: Record<string, unknown> = {};
  for (const { name, schema } of properties) {
    const value = needed.includes(name) ? item.values[name] : undefined;
    if (value === undefined) continue;
    args[name] =
      schema["type"] === "integer"
        ? toInteger(value)
        : schema["type"] === "array"
          ? [String(value)]
          : String(value);
  }
  if (item.kind === "task" && properties.some(({ name }) => name === "title"))
    args["title"] = item.title;
  return args;
}

/** A call that names nothing, over the item that the chat is about; undefined where its tool is about something else. */
export function callOnItem(item: PlannerItem, { tool, args }: Call): Call | undefined {
  const id = idArgument(tool)?.property.name;
  const filled = { ...args, ...argumentsFrom(item, tool) };
  if (!item.tools.includes(tool.modelName) || id === undefined || filled[id] === undefined)
    return undefined;
  const missing = requiredOf(tool).find((name) => filled[name] === undefined);
  return { tool, args: filled, ...(missing !== undefined && { missing }) };
}

type Filled = { readonly call: Call; readonly label: string; readonly replies: boolean };

/** The call of a tool over the item; none where the tool is about something else, or needs what the item does not say. */
function callFor(item: PlannerItem, tool: PlannerTool, title: string, words: Phrases): Filled[] {
  const id = idArgument(tool);
  const properties = propertiesOf(tool);
  const args = argumentsFrom(item, tool);
  if (!id || args[id.property.name] === undefined) return [];
  const isTask = item.kind === "task" && properties.some(({ name }) => name === "status");
  const body = properties.find(({ name, schema }) => BODIES.includes(name) && isText(schema));
  const replies = item.kind === "message" && body !== undefined && !looksUp(tool);
  if (replies && body) args[body.name] = draftOf(item, words);
  if (isTask) args["status"] = "done";
  if (requiredOf(tool).some((name) => args[name] === undefined)) return [];
  // An update that changes nothing.
  if (tool.tool.startsWith("update") && !isTask) return [];
  const call = { tool, args };
  const label = isTask ? words.tools.complete(title) : `${sayName(tool)} “${title}”`;
  return [{ call, label, replies }];
}

const sayName = ({ tool }: PlannerTool) => {
  const said = tool.replaceAll("_", " ");
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
};

/** `#412`: the number of an issue, for an app that counts them. */
function toInteger(value: string | number): number | undefined {
  const digits = /^#?(\d{1,15})$/.exec(String(value))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** What is said above the choices; with the draft, where the item is a message that can be answered. */
export function sayActions(
  item: PlannerItem,
  actions: readonly ItemAction[],
  words: Phrases,
): string {
  const { tools } = words;
  if (actions.length === 0) return tools.nothingForItem(escapeMarkdown(item.title));
  const draft = item.kind === "message" ? draftOf(item, words) : "";
  const quoted = draft
    .split("\n")
    .map((line) => `> ${escapeMarkdown(line)}`)
    .join("\n");
  return [
    tools.forItem(escapeMarkdown(item.title)),
    ...(draft === "" ? [] : [`${tools.draftFollows}\n\n${quoted}`]),
    tools.resolveBelow,
  ].join("\n\n");
}

/** The action that a person chose. */
export const chosenAction = (
  actions: readonly ItemAction[],
  prompt: string,
): ItemAction | undefined =>
  actions.find(({ label }) => fold(label).trim() === fold(prompt).trim());

const PRONOUNS = new Set(["it", "this", "that"]);

/** The action that an order names which calls the item "it": "archive it". */
export function pointedAction(
  actions: readonly ItemAction[],
  prompt: string,
): ItemAction | undefined {
  const [verb, ...rest] = tokeniseRequest(prompt);
  const isPointed = verb && rest.length <= 2 && rest.some(({ stem }) => PRONOUNS.has(stem));
  const found = actions.filter(
    ({ does }) => isPointed && does.kind === "call" && namesOf(does.call.tool).verb === verb.stem,
  );
  return found.length === 1 ? found[0] : undefined;
}
