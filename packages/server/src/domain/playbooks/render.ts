import type { InboxItem, InboxItemDetail } from "../inbox/ports.ts";
import type { Problem } from "./check-template.ts";
import { fieldsFor, suggest } from "./fields.ts";
import type { KnowledgeText } from "./knowledge.ts";
import { writePath, type Filter, type Placeholder, type Template } from "./template.ts";

/** A part of a prompt: the template's own text, or the value of a placeholder. */
export type PromptPart = {
  readonly text: string;
  readonly placeholder: string | null;
  readonly filled: boolean;
};

export type Rendered = {
  readonly prompt: string;
  readonly parts: readonly PromptPart[];
  readonly problems: readonly Problem[];
};

/** Limit for one value in a prompt. A whole mail with its quoted history could fill it alone. */
const VALUE_CHARACTERS = 8_000;

/**
 * Renders a template once. Values are foreign text: they are inserted as they are, placeholders included, in guillemets that
 * they cannot close, so that the reader sees where they begin and end.
 */
export function render(
  template: Template,
  item: InboxItemDetail,
  knowledge: readonly KnowledgeText[],
): Rendered {
  const problems: Problem[] = [];
  const parts = template.parts.map((part): PromptPart => {
    if (part.kind === "text") return { text: part.text, placeholder: null, filled: true };
    const placeholder = writePath(part.path);
    const value = applyFilters(valueOf(part.path, item, knowledge), part.filters);
    if (value !== undefined) return { text: quote(value), placeholder, filled: true };
    problems.push(unfilled(part, item));
    return { text: `[${placeholder} has no value]`, placeholder, filled: false };
  });
  return { prompt: parts.map(({ text }) => text).join(""), parts, problems };
}

const quote = (value: string): string =>
  `«${cut(value, VALUE_CHARACTERS).replaceAll("«", "‹").replaceAll("»", "›")}»`;

function cut(value: string, most: number): string {
  const characters = [...value];
  return characters.length <= most ? value : `${characters.slice(0, most).join("")}…`;
}

function applyFilters(value: string | undefined, filters: readonly Filter[]): string | undefined {
  return filters.reduce<string | undefined>((now, { name, argument }) => {
    if (name === "default") return now === undefined || now === "" ? argument : now;
    if (name === "trim") return now?.trim();
    return now === undefined ? undefined : cut(now, Number(argument));
  }, value);
}

function valueOf(
  path: readonly string[],
  item: InboxItemDetail,
  knowledge: readonly KnowledgeText[],
): string | undefined {
  const [root, ...levels] = path;
  if (root === "knowledge_files") return knowledgeText(levels[0], knowledge);
  // The whole item is no field of it: under a name that does not exist, all of it would go into the prompt.
  if (root !== "inbox_item" || levels.length === 0) return undefined;
  let value: unknown = fieldsOf(item);
  for (const level of levels) {
    // Own properties only: a template must not read inherited ones.
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, level))
      return undefined;
    value = (value as Record<string, unknown>)[level];
  }
  return toText(value);
}

function knowledgeText(
  filename: string | undefined,
  knowledge: readonly KnowledgeText[],
): string | undefined {
  const wanted =
    filename === undefined ? knowledge : knowledge.filter((one) => one.filename === filename);
  return wanted.length === 0 ? undefined : wanted.map(({ text }) => text).join("\n\n");
}

const fieldsOf = (item: InboxItemDetail): Record<string, unknown> => ({
  title: item.title,
  description: item.description,
  priority: item.priority,
  payload: item.payload,
  ...item.mail,
  original_body: item.body,
});

function toText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  return typeof value === "string" ? value : JSON.stringify(value);
}

function unfilled({ path, line, column }: Placeholder, item: InboxItem): Problem {
  const placeholder = writePath(path);
  const exists = fieldsFor(item.sourceType, item).some(({ name }) => name === placeholder);
  const problem =
    path[0] === "knowledge_files"
      ? path.length === 1
        ? "No knowledge file is selected."
        : `The file ‘${path[1]}’ is not among the selected knowledge files.`
      : `${placeholder} has no value in this item.`;
  return {
    line,
    column,
    placeholder,
    problem,
    suggestion: exists ? null : suggest(placeholder, fieldsFor(item.sourceType, item)),
    refused: false,
  };
}
