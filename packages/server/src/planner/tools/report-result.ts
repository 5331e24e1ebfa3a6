import type { TableResult } from "../../domain/plugins/types.ts";
import { escapeMarkdown, markdownTable } from "../../text/markdown.ts";
import type { PlannerTool } from "../planner-tools.ts";
import type { Phrases } from "../../questions/phrases/phrases.ts";

const NAMES = ["title", "name", "subject", "filename"];
/** What is no fact about a thing: its id, a long text, and whether all of that text is there. */
const NO_FACTS: ReadonlySet<string> = new Set(["id", "text", "truncated"]);
const SHOWN_ROWS = 50;
const SHOWN_CHARACTERS = 1_500;

/** Whether a result is a table. */
export function asTable(value: unknown): TableResult | undefined {
  if (typeof value !== "object" || value === null || Reflect.get(value, "kind") !== "table")
    return undefined;
  const columns: unknown = Reflect.get(value, "columns");
  const rows: unknown = Reflect.get(value, "rows");
  return Array.isArray(columns) && Array.isArray(rows) ? (value as TableResult) : undefined;
}

/** What a tool did, in words, from what it answered; in its own sentence where the answer has one. */
export function reportResult(
  tool: PlannerTool,
  value: unknown,
  words: Phrases,
  editedTo?: Record<string, unknown>,
): string {
  const [verb = "", ...rest] = tool.tool.split("_");
  const noun = rest.join(" ") || verb;
  const edited = editedTo ? words.tools.edited : "";
  const table = asTable(value);
  if (table) return `${edited}${reportTable(table, noun, words)}`;
  const entity = entityOf(value);
  if (!entity) return `${edited}${words.tools.done(verb, { noun, title: "", facts: "" })}`;
  const own = entity["sentence"];
  if (typeof own === "string") return `${edited}${escapeMarkdown(own)}`;
  const name = NAMES.map((key) => entity[key]).find((one) => typeof one === "string");
  const facts = Object.entries(entity).filter(
    ([key, fact]) => !NAMES.includes(key) && !NO_FACTS.has(key) && isFact(fact),
  );
  const said = facts.map(
    ([key, fact]) => `${key.replaceAll("_", " ")} ${escapeMarkdown(String(fact))}`,
  );
  const title = name === undefined ? "" : `**${escapeMarkdown(name)}**`;
  const sentence = `${edited}${words.tools.done(verb, { noun, title, facts: said.join(", ") })}`;
  const text = entity["text"];
  return typeof text === "string" && text !== ""
    ? `${sentence}\n\n${quote(text, words)}`
    : sentence;
}

/** The beginning of a long text, escaped, because others wrote it. */
function quote(text: string, { tools }: Phrases): string {
  const lines = text.slice(0, SHOWN_CHARACTERS).split("\n").map(escapeMarkdown).filter(Boolean);
  const rest = text.length > SHOWN_CHARACTERS ? tools.beginning : "";
  return `${lines.map((line) => `> ${line}`).join("\n>\n")}\n\n${rest}${tools.onlyQuoted}`;
}

const isFact = (value: unknown) =>
  (typeof value === "string" && value !== "" && value.length <= 80) ||
  typeof value === "number" ||
  typeof value === "boolean";

/** `{task: {…}}` is about its task; a flat object is about itself. */
function entityOf(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const inner = Object.values(value).find(
    (one) => typeof one === "object" && one !== null && !Array.isArray(one),
  );
  return { ...(inner ?? value) };
}

/** A cell or a field as text. */
function sayValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function reportTable(table: TableResult, noun: string, { tools }: Phrases): string {
  if (table.rows.length === 0) return tools.none(noun);
  const kept = table.columns.flatMap((column, index) => (column.name === "id" ? [] : index));
  const rows = table.rows
    .slice(0, SHOWN_ROWS)
    .map((row) => kept.map((index) => escapeMarkdown(sayValue(row[index]))));
  const header = kept.map((index) =>
    escapeMarkdown((table.columns[index]?.name ?? "").replaceAll("_", " ")),
  );
  const count = table.row_count;
  // An app may say that there is more without saying how much.
  const found = tools.found(count, noun, table.truncated && table.rows.length >= count);
  const cut = rows.length < count ? `\n\n${tools.shown(rows.length)}` : "";
  return `${found}\n\n${markdownTable(header, rows, [])}${cut}`;
}
