import { type Part, call, say } from "./decision.ts";
import { zQuestion } from "@switchboard/api-client/schemas";
import { type Conversation, lastTurn } from "./conversation.ts";
import { asksForCatalog, countRows, describeTables } from "./data/describe.ts";
import { escapeMarkdown } from "../text/markdown.ts";
import type { PlannerTool } from "./planner-tools.ts";
import { ownTool } from "./offered-tools.ts";
import { OFFER_QUESTION } from "./own-tools.ts";
import type { Form } from "../questions/form.ts";
import type { Question } from "../questions/question.ts";
import { refusal } from "../questions/questions.ts";
import { resolveQuestion } from "../questions/resolve-question.ts";
import { chosenQuestion } from "./questions/chosen-question.ts";
import { openQuestion } from "./questions/open-question.ts";
import { assumedParts } from "./questions/assumed-parts.ts";
import { askBack, notesOf, readInConversation } from "./questions/conversation-reading.ts";
import { writeQuestion } from "../questions/write-question.ts";
import type { Phrases } from "../questions/phrases/phrases.ts";
import { phrasesFor } from "./language/phrases-for.ts";
import { sayForm } from "../questions/say-form.ts";
import { wordsOf } from "../questions/titles.ts";
import { heldBackBy } from "./questions/held-back.ts";
import { cannotMap, noFiles } from "./say-help.ts";
import { asTable } from "./tools/report-result.ts";

export const isLimit = (sentence: string) => /limit of \d+ reached/.test(sentence);

/** The question that a typed answer chooses of the one that was offered. */
export function chosenBefore(conversation: Conversation): Question | undefined {
  const offered = lastTurn(conversation)?.offered;
  return offered && chosenQuestion(offered, conversation.prompt);
}

export const failed = (sentence: string, { help }: Phrases) =>
  isLimit(sentence) ? help.limitReached : help.failed(sentence);

/** Characters of a question about files: every word is tried against every column, and everybody waits meanwhile. */
const MAX_QUESTION_LENGTH = 2_000;

/** Asks exactly what the person asked with the question bar. */
export function askQuestion(
  question: Question,
  query: PlannerTool,
  { steps, today }: Conversation,
): Part {
  const { form, problems } = resolveQuestion(question, { tables: query.tables ?? [], today });
  return form
    ? answer({ form, args: { ...question }, notes: [] }, query, { steps, today })
    : say(escapeMarkdown(refusal(problems)), 0);
}

/** A question to ask, and notes that go below its answer. */
type Asked = {
  readonly form: Form;
  readonly args: Record<string, unknown>;
  readonly notes: readonly string[];
};

/** Calls the tool for a question, then says what came of it: of what a person changed the call to, if they did. */
export function answer(
  { form, args, notes }: Asked,
  query: PlannerTool,
  { steps: [step], today }: Pick<Conversation, "steps" | "today">,
): Part {
  if (!step) return call(query, args);
  const { outcome } = step;
  if (!outcome.ok) return say(failed(outcome.sentence, wordsOf(form)), 1);
  const result = asTable(outcome.value);
  if (!result) return say(wordsOf(form).questions.resultTooLong, 1);
  const changed = zQuestion.safeParse(outcome.editedTo).data;
  const asked = changed && resolveQuestion(changed, { tables: query.tables ?? [], today }).form;
  const own = asked ? [] : notes;
  return say(sayForm(asked ?? form, result, [...own, ...(result.notes ?? [])]), 1);
}

export function askData(
  conversation: Conversation,
  tools: readonly PlannerTool[],
  query: PlannerTool,
  mayCall: boolean,
): Part {
  const { prompt, today } = conversation;
  const tables = query.tables ?? [];
  const words = phrasesFor(prompt);
  if (prompt.length > MAX_QUESTION_LENGTH) return say(words.questions.tooLong, 0);
  if (tables.length === 0) return say(noFiles(tools, words), 0);
  if (asksForCatalog(prompt)) return say(describeTables(prompt, tables, words), 0);
  const read = readInConversation(conversation, tables);
  const { reading, before, buildsOn } = read;
  const form = reading.kind === "form" ? reading.form : undefined;
  const held = heldBackBy(conversation, tables, form);
  if (held && (held.isNamed || !form)) return say(escapeMarkdown(held.sentence), 0);
  if (reading.kind === "unknown") return say(cannotMap(tools, tables, words), 0);
  if (reading.kind === "which-file" && reading.areCounts)
    return say(countRows(reading.tables, words), 0);
  if (reading.kind === "refused") return say(askBack(reading, false), 0);
  if (reading.kind !== "form") {
    const offers = mayCall && ownTool(tools, OFFER_QUESTION) !== undefined;
    return {
      ...say(askBack(reading, offers), 0),
      ...(offers && { open: openQuestion(read.prompt, reading, { ...read, today, before }) }),
    };
  }
  const notes = [...notesOf(reading, buildsOn), ...(held ? [held.sentence] : [])];
  const args = { ...writeQuestion(reading.form) };
  const part = answer({ form: reading.form, args, notes }, query, conversation);
  const assumed = [...read.learned, ...assumedParts(reading.form, reading.taken)];
  return part.kind === "call" && assumed.length > 0 ? { ...part, assumed } : part;
}
