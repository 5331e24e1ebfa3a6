import { openQuestion, readInConversation } from "../src/planner/index.ts";
import type { Table } from "../src/questions/catalog.ts";
import type { Question } from "../src/questions/question.ts";
import { writeQuestion } from "../src/questions/write-question.ts";

/** What the question bar shows for a prompt. */
export type ShownQuestion = {
  readonly question: Question;
  /** No figure is chosen yet. */
  readonly figureOpen: boolean;
  /** Words without a place, each with the questions that it may make of this one. */
  readonly open: readonly { readonly word: string; readonly candidates: readonly Question[] }[];
};

/** A prompt after others, and what those asked. */
type ShownFor = {
  readonly prompt: string;
  readonly earlier: readonly {
    readonly prompt: string;
    readonly shown: ShownQuestion | undefined;
  }[];
  readonly today: string;
};

/** What the question bar shows for a prompt after others; undefined without a file. */
export function shownQuestion(
  { prompt, earlier, today }: ShownFor,
  tables: readonly Table[],
): ShownQuestion | undefined {
  const [table] = tables;
  if (!table) return undefined;
  const conversation = {
    prompt,
    today,
    earlier: earlier.map(({ prompt: said, shown }) => ({
      prompt: said,
      answer: "",
      ...(shown?.open.length === 0 && { question: shown.question }),
    })),
    steps: [],
  };
  const { reading, before } = readInConversation(conversation, tables);
  if (reading.kind === "form")
    return { question: writeQuestion(reading.form), figureOpen: false, open: [] };
  if (reading.kind === "refused" || reading.kind === "unknown")
    return { question: { table: table.name, show: [] }, figureOpen: true, open: [] };
  const {
    question,
    figure_open: figureOpen,
    open,
  } = openQuestion(prompt, reading, { today, before });
  return {
    question,
    figureOpen,
    open: open.map(({ word, candidates }) => ({
      word,
      candidates: candidates.map((one) => one.question),
    })),
  };
}
