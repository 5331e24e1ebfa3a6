import { escapeMarkdown, sayList } from "../../text/markdown.ts";
import type { Conversation } from "../conversation.ts";
import type { Table } from "../data/catalog.ts";
import { chosenReading, type OpenQuestion } from "./choices.ts";
import { describeForm } from "./describe-form.ts";
import type { Form } from "./form.ts";
import { formSql } from "./form-sql.ts";
import type { KnownTable } from "./known-table.ts";
import { readQuestion, type QuestionReading } from "./read-question.ts";

/** Turns that are read again to find what a question follows up on. */
const MOST_EARLIER = 6;

/** What the turns before a prompt came to. */
type Before = {
  /** The last question that was answered. */
  readonly form: Form | undefined;
  /** The last question, where choices go with it. */
  readonly open: OpenQuestion | undefined;
};

/** Reads the turns before a prompt, each as it was read then. */
function readEarlier({ today, earlier = [] }: Conversation, tables: readonly Table[]): Before {
  let before: Before = { form: undefined, open: undefined };
  for (const prompt of earlier.slice(-MOST_EARLIER)) {
    const reading = readAfter(before, prompt, tables, today);
    const open = reading.kind === "unknown" ? undefined : { prompt, reading, before: before.form };
    before = { form: reading.kind === "form" ? reading.form : before.form, open };
  }
  return before;
}

const readAfter = (
  { open, form }: Before,
  prompt: string,
  tables: readonly Table[],
  today: string,
): QuestionReading =>
  (open && chosenReading(open, prompt, today)) ?? readQuestion(prompt, tables, today, form);

/** A prompt as it is read, and the question that it leaves open, if there is one. */
export type ConversationReading = {
  readonly reading: QuestionReading;
  readonly open: OpenQuestion | undefined;
};

/** Reads a prompt as what follows up on the questions before it. */
export function readInConversation(
  conversation: Conversation,
  tables: readonly Table[],
): ConversationReading {
  const { prompt, today } = conversation;
  const before = readEarlier(conversation, tables);
  const reading = readAfter(before, prompt, tables, today);
  return {
    reading,
    open: reading.kind === "unknown" ? undefined : { prompt, reading, before: before.form },
  };
}

/** Whether a prompt chooses one of the answers that the last turn offered: then it means nothing else. */
export function isChoice(conversation: Conversation, tables: readonly Table[]): boolean {
  const { prompt, today, before } = conversation;
  if (!before || prompt.length > LONGEST_CHOICE) return false;
  // Reading the earlier turns again takes as long as an answer, and most of them asked nothing.
  if (!ASKING.some((words) => before.answer.includes(words))) return false;
  const { open } = readEarlier(conversation, tables);
  if (!open) return false;
  const wasAsked =
    open.reading.kind === "form"
      ? before.answer.includes(OTHERWISE)
      : before.answer.includes(reasonOf(open.reading));
  return wasAsked && chosenReading(open, prompt, today) !== undefined;
}

/** Longer words choose nothing, and need not be compared with what was asked before. */
const LONGEST_CHOICE = 200;
const OTHERWISE = "It can also be read as";
const TWO_WAYS = "I can read that in two ways.";
const TWO_FILES = "Two of your files can answer that.";
const NO_GUESS = "and do not want to guess.";
/** Of these, an answer that leaves a choice has one. */
const ASKING = [OTHERWISE, TWO_WAYS, TWO_FILES, NO_GUESS];

/** What is told beneath an answer: what was taken for granted, and how else the question can be read. */
export function notesOf({
  assumed,
  form,
  other,
}: Extract<QuestionReading, { kind: "form" }>): string[] {
  if (!other || formSql(other) === formSql(form)) return [...assumed];
  return [...assumed, `${OTHERWISE}: ${describeForm(other)}.`];
}

const MOST_NAMED = 8;

/** A reading that is no answer. */
type Unanswered = Exclude<QuestionReading, { kind: "form" | "unknown" }>;

/** Why a question is not answered. */
function reasonOf(reading: Unanswered): string {
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
      return TWO_WAYS;
    case "which-file":
      return TWO_FILES;
    case "unread": {
      const words = sayList(reading.words.slice(0, 4).map((word) => `“${escapeMarkdown(word)}”`));
      return `I did not understand ${words}, ${NO_GUESS}`;
    }
  }
}

/**
 * Why a question is not answered, and what would help.
 * @param offers the person can choose from answers, so that the text need not list them
 */
export function askBack(reading: Unanswered, offers: boolean): string {
  const reason = reasonOf(reading);
  if (offers) return reason;
  switch (reading.kind) {
    case "refused":
      return reason;
    case "which-reading":
      return `${reason} Do you mean ${reading.forms.map(describeForm).join(", or ")}?`;
    case "which-file":
      return `${reason} Which file do you mean: ${sayList(reading.tables.map(({ title }) => `**${escapeMarkdown(title)}**`)).replace(/ and /, " or ")}?`;
    case "unread":
      return `${reason} What do you mean? ${columnsText(reading.known)}`;
  }
}

function columnsText({ columns, table }: KnownTable): string {
  const named = columns.slice(0, MOST_NAMED).map(({ label }) => escapeMarkdown(label));
  const more = columns.length > named.length ? [`${columns.length - named.length} more`] : [];
  return `The columns of ${escapeMarkdown(table.title)} are ${sayList([...named, ...more])}.`;
}
