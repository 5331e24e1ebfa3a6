import { escapeMarkdown, sayList } from "../../text/markdown.ts";
import type { Conversation } from "../conversation.ts";
import type { Table } from "../data/catalog.ts";
import type { Form } from "./form.ts";
import { formSql, measureTitle, operandTitle } from "./form-sql.ts";
import type { KnownTable } from "./known-table.ts";
import { readQuestion, type QuestionReading } from "./read-question.ts";
import { sayFilter } from "./say-form.ts";

/** Turns that are read again to find what a question follows up on. */
const MOST_EARLIER = 6;

/** Reads a prompt as what follows up on the questions before it, each read in turn as it was then. */
export function readInConversation(
  { prompt, today, earlier = [] }: Conversation,
  tables: readonly Table[],
): QuestionReading {
  let before: Form | undefined;
  for (const said of earlier.slice(-MOST_EARLIER)) {
    const reading = readQuestion(said, tables, today, before);
    if (reading.kind === "form") before = reading.form;
  }
  return readQuestion(prompt, tables, today, before);
}

/** What is told beneath an answer: what was taken for granted, and how else the question can be read. */
export function notesOf({
  assumed,
  form,
  other,
}: Extract<QuestionReading, { kind: "form" }>): string[] {
  if (!other || formSql(other) === formSql(form)) return [...assumed];
  return [...assumed, `It can also be read as: ${describeForm(other)}.`];
}

const MOST_NAMED = 8;

/** Why a question is not answered, and what would help. */
export function askBack(reading: Exclude<QuestionReading, { kind: "form" | "unknown" }>): string {
  switch (reading.kind) {
    case "refused": {
      const { begins, table } = reading.known;
      const reach = begins?.profile?.earliest
        ? ` It holds dates from ${begins.profile.earliest.slice(0, 10)} to ${begins.profile.latest?.slice(0, 10)}.`
        : "";
      return reading.why === "why"
        ? `I can compute what is in ${escapeMarkdown(table.title)}, but not why it is so. Ask for a figure, such as a total by month.`
        : `I can compute what is in ${escapeMarkdown(table.title)}, but not what is to come.${reach}`;
    }
    case "which-reading":
      return `I can read that in two ways. Do you mean ${reading.forms.map(describeForm).join(", or ")}?`;
    case "which-file":
      return `Which file do you mean: ${sayList(reading.tables.map(({ title }) => `**${escapeMarkdown(title)}**`)).replace(/ and /, " or ")}?`;
    case "unread": {
      const words = sayList(reading.words.slice(0, 4).map((word) => `“${escapeMarkdown(word)}”`));
      return `I did not understand ${words}, and do not want to guess. What do you mean? ${columnsText(reading.known)}`;
    }
  }
}

function columnsText({ columns, table }: KnownTable): string {
  const named = columns.slice(0, MOST_NAMED).map(({ label }) => escapeMarkdown(label));
  const more = columns.length > named.length ? [`${columns.length - named.length} more`] : [];
  return `The columns of ${escapeMarkdown(table.title)} are ${sayList([...named, ...more])}.`;
}

/** A form in a few words, as another reading is named. */
function describeForm(form: Form): string {
  const filters = form.filters.map(sayFilter);
  const where = filters.length > 0 ? ` where ${sayList(filters)}` : "";
  switch (form.kind) {
    case "figures":
      return `${sayList(form.measures.map((measure) => measureTitle(measure)))}${form.groups.length > 0 ? ` by ${sayList(form.groups.map(({ column }) => column.label))}` : ""}${where}`;
    case "rows":
      return `the rows${where}${form.order ? `, ordered by ${operandTitle(form.order.by)}` : ""}`;
    case "values":
      return `the different values of ${form.column.label}${where}`;
    default:
      return `another figure${where}`;
  }
}
