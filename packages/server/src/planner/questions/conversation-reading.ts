import { escapeMarkdown, unescapeMarkdown } from "../../text/markdown.ts";
import type { Conversation } from "../conversation.ts";
import type { Table } from "../../questions/catalog.ts";
import { describeForm } from "../../questions/describe-form.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import { phrasesOf } from "../../questions/phrases/phrases-of.ts";
import { resolveQuestion } from "../../questions/resolve-question.ts";
import { type LearnedReading, readLearned } from "./read-learned.ts";
import { readQuestion } from "./read-question.ts";
import { type QuestionReading } from "./question-reading.ts";
import { wordsOf } from "../../questions/titles.ts";

/** A prompt as it is read, and what it was read with. */
export type ConversationReading = LearnedReading & {
  /** The form of the question before it. */
  readonly before: Form | undefined;
  /** The same where it goes on from it, past turns that no question answered. */
  readonly buildsOn: Form | undefined;
};

/** Reads a prompt as what follows up on the question before it, as that was asked: by a prompt, or by who changed it. */
export function readInConversation(
  { prompt, today, earlier = [], learned = [] }: Conversation,
  tables: readonly Table[],
): ConversationReading {
  const question = earlier.findLast((turn) => turn.question)?.question;
  const before = question && resolveQuestion(question, { tables, today }).form;
  const read = readLearned(prompt, tables, { today, before, learned });
  const { reading } = read;
  const isApart = earlier.at(-1)?.question === undefined && reading.kind === "form";
  const alone = before && isApart ? readQuestion(read.prompt, tables, today) : undefined;
  const goesOn =
    isApart && alone && (alone.kind !== "form" || formSql(alone.form) !== formSql(reading.form));
  return { ...read, before, buildsOn: goesOn ? before : undefined };
}

/** The notes below an answer, in plain text: what it builds on, its assumptions, and the other way to read the question. */
export function notesOf(
  { assumed, form, other }: Extract<QuestionReading, { kind: "form" }>,
  buildsOn: Form | undefined,
): string[] {
  const { notes } = wordsOf(form);
  const isOther = other && formSql(other) !== formSql(form);
  return [
    ...(buildsOn ? [notes.buildsOn(unescapeMarkdown(describeForm(buildsOn)))] : []),
    ...assumed,
    ...(isOther ? [`${notes.otherwise}: ${unescapeMarkdown(describeForm(other))}.`] : []),
  ];
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
 * @param offers the person can complete it below
 */
export function askBack(reading: Unanswered, offers: boolean): string {
  const reason = reasonOf(reading);
  if (reading.kind === "refused") return reason;
  const { questions } = phrasesOf(reading.language);
  return `${reason} ${offers ? questions.chooseBelow : followUpOf(reading)}`;
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
