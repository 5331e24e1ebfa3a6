import { escapeMarkdown } from "../../text/markdown.ts";
import { lastTurn, type Conversation } from "../conversation.ts";
import type { Table } from "../../questions/catalog.ts";
import { LANGUAGES } from "../../questions/language.ts";
import { chosenReading, type OpenQuestion } from "./choices.ts";
import { describeForm } from "../../questions/describe-form.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import { readQuestion, type QuestionReading } from "./read-question.ts";
import { wordsOf } from "../../questions/titles.ts";

/** Turns that are read again to find what a question follows up on. */
const MAX_TURNS = 6;

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
  for (const { prompt } of earlier.slice(-MAX_TURNS)) {
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
  const { prompt, today } = conversation;
  const before = lastTurn(conversation);
  if (!before || prompt.length > MAX_CHOICE_LENGTH) return false;
  // Reading the earlier turns takes as long as an answer, and most of them contain no question.
  if (!ASKING.some((words) => before.answer.includes(words))) return false;
  const { open } = readEarlier(conversation, tables);
  if (!open) return false;
  const wasOffered =
    open.reading.kind === "form"
      ? before.answer.includes(wordsOf(open.reading.form).notes.otherwise)
      : before.answer.includes(reasonOf(open.reading));
  return wasOffered && chosenReading(open, prompt, today) !== undefined;
}

/** A longer prompt is no choice, and is not compared with the earlier question. */
const MAX_CHOICE_LENGTH = 200;
/** Of these, an answer that leaves a choice has one. */
const ASKING = LANGUAGES.map(phrasesOf).flatMap(({ notes, questions }) => [
  notes.otherwise,
  questions.severalReadings,
  questions.severalTables,
  questions.noGuess,
]);

/** The notes below an answer: its assumptions, and the other way to read the question. */
export function notesOf({
  assumed,
  form,
  other,
}: Extract<QuestionReading, { kind: "form" }>): string[] {
  if (!other || formSql(other) === formSql(form)) return [...assumed];
  return [...assumed, `${wordsOf(form).notes.otherwise}: ${describeForm(other)}.`];
}

/** Columns, and words that were not understood, that are named one by one. */
const MAX_NAMED = 8;
const MAX_WORDS = 4;

/** A reading that is no answer. */
type Unanswered = Exclude<QuestionReading, { kind: "form" | "unknown" }>;

/** Why a question is not answered. */
function reasonOf(reading: Unanswered): string {
  const { questions } = phrasesOf(reading.language);
  switch (reading.kind) {
    case "refused": {
      const { begins, table } = reading.known;
      const file = escapeMarkdown(table.title);
      const { earliest, latest } = begins?.profile ?? {};
      const reach = earliest && latest && ([earliest.slice(0, 10), latest.slice(0, 10)] as const);
      return reading.why === "why"
        ? questions.notWhy(file)
        : questions.notFuture(file, reach || undefined);
    }
    case "which-reading":
      return questions.severalReadings;
    case "which-file":
      return questions.severalTables;
    case "unread":
      return questions.notUnderstood(reading.words.slice(0, MAX_WORDS).map(escapeMarkdown));
  }
}

/**
 * Why a question is not answered, and what would help.
 * @param offers the person can choose from answers, so that the text need not list them
 */
export function askBack(reading: Unanswered, offers: boolean): string {
  const reason = reasonOf(reading);
  if (offers || reading.kind === "refused") return reason;
  return `${reason} ${followUpOf(reading)}`;
}

function followUpOf(reading: Exclude<Unanswered, { kind: "refused" }>): string {
  const { questions } = phrasesOf(reading.language);
  switch (reading.kind) {
    case "which-reading":
      return questions.whichReading(reading.forms.map(describeForm));
    case "which-file":
      return questions.whichFile(reading.tables.map(({ title }) => `**${escapeMarkdown(title)}**`));
    case "unread": {
      const { columns, table } = reading.known;
      const named = columns.slice(0, MAX_NAMED).map(({ label }) => escapeMarkdown(label));
      const more = columns.length - named.length;
      return questions.whatDoYouMean(escapeMarkdown(table.title), named, more);
    }
  }
}
