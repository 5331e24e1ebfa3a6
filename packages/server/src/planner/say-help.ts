import { escapeMarkdown } from "../text/markdown.ts";
import { fold, stem } from "../text/stem.ts";
import type { Conversation } from "./conversation.ts";
import type { Table } from "../questions/catalog.ts";
import { appAskedAbout, describeTables, examplesText } from "./data/describe.ts";
import { tokeniseRequest } from "./language/german-requests.ts";
import { actionTools, askTool } from "./offered-tools.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { readInConversation } from "./questions/conversation-reading.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { toolsWithout } from "./tools/match-tool.ts";

/** What cannot be done, where a prompt orders something that no tool does and is no question about a file. */
export function sayLacking(
  conversation: Conversation,
  tools: readonly PlannerTool[],
  words: Phrases,
): string | undefined {
  const tokens = tokeniseRequest(conversation.prompt);
  const others = toolsWithout(actionTools(tools), tokens);
  const [{ connection, tool } = { connection: "", tool: "" }] = others;
  if (others.length === 0) return undefined;
  const { reading } = readInConversation(conversation, askTool(tools)?.tables ?? []);
  if (reading.kind === "form") return undefined;
  const noun = stem(tool.split("_").at(-1) ?? tool);
  const able = namesOf(others).map(words.help.ability);
  return words.tools.cannot(tokens[0]?.stem ?? "", noun, escapeMarkdown(connection), able);
}

/** Without a file, there is only what tools do. */
export const noFiles = (tools: readonly PlannerTool[], words: Phrases) =>
  [words.help.noFiles, abilities(tools, words)].filter(Boolean).join("\n\n");

/** Connections whose tools are named one by one: a longer list would not be read. */
const NAMED_CONNECTIONS = 20;

/** What can be done with one connection, for who names it. */
export function whatAppDoes(
  prompt: string,
  tools: readonly PlannerTool[],
  tables: readonly Table[],
  words: Phrases,
): string | undefined {
  const app = appAskedAbout(prompt);
  if (app === undefined) return undefined;
  const own = tools.filter(({ connection }) => fold(connection).trim() === fold(app).trim());
  if (askTool(own))
    return tables.length > 0 ? describeTables("", tables, words) : words.help.noFiles;
  return own.length > 0
    ? words.help.appAbilities(escapeMarkdown(app), namesOf(own).map(words.help.ability))
    : undefined;
}

/** Tools as they are named in a sentence. */
const namesOf = (tools: readonly PlannerTool[]) =>
  tools.map(({ tool }) => tool.replaceAll("_", " "));

function abilities(tools: readonly PlannerTool[], { help, list }: Phrases): string {
  const files = askTool(tools) ? [help.files] : [];
  const apps = [...Map.groupBy(actionTools(tools), ({ connection }) => connection)];
  const able = (of: readonly PlannerTool[]) => namesOf(of).map(help.ability);
  if (apps.length <= 1) {
    const all = [...files, ...apps.flatMap(([, of]) => able(of))];
    return all.length > 0 ? help.abilities(all) : "";
  }
  const lines = apps
    .slice(0, NAMED_CONNECTIONS)
    .map(([connection, of]) => `**${escapeMarkdown(connection)}**: ${list(able(of))}`);
  const more = apps.length - lines.length;
  return [
    `${help.abilitiesAre}\n`,
    ...[...files, ...lines, ...(more > 0 ? [help.moreConnections(more)] : [])].map(
      (line) => `- ${line}`,
    ),
  ].join("\n");
}

/**
 * What the planner can do with the tools and the files.
 * @param opening text before it
 */
export function whatICanDo(
  tools: readonly PlannerTool[],
  tables: readonly Table[],
  words: Phrases,
  opening = "",
): string {
  const able = abilities(tools, words);
  if (able === "") return words.help.nothingSelected;
  return [opening, able, examplesText(tables, words)].filter(Boolean).join("\n\n");
}

/** Of a prompt that means nothing here. */
export const cannotMap = (
  tools: readonly PlannerTool[],
  tables: readonly Table[],
  words: Phrases,
) => whatICanDo(tools, tables, words, words.help.noMatch);
