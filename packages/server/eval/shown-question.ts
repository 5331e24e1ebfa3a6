import { readInConversation } from "../src/planner/questions/conversation-reading.ts";
import { readQuestion, type QuestionReading } from "../src/planner/questions/read-question.ts";
import type { Table } from "../src/questions/catalog.ts";
import type { Form } from "../src/questions/form.ts";
import type { Question } from "../src/questions/question.ts";
import { writeQuestion } from "../src/questions/write-question.ts";

/** What the question bar shows for a prompt. */
export type ShownQuestion = {
  readonly question: Question;
  /** Words without a place, each with the questions that it may make of this one. */
  readonly open: readonly { readonly word: string; readonly candidates: readonly Question[] }[];
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
    earlier: earlier.map((one) => ({ prompt: one, answer: "" })),
    steps: [],
  };
  const { reading, open } = readInConversation(conversation, tables);
  switch (reading.kind) {
    case "form":
      return { question: writeQuestion(reading.form), open: [] };
    case "which-reading":
      return { question: writeQuestion(reading.forms[0]), open: [choiceOf(reading)] };
    case "unread":
      return {
        question: writeWithout(prompt, reading, open?.before, today),
        open: reading.words.map((word) => ({ word, candidates: [] })),
      };
    default:
      return { question: { table: table.name, show: [] }, open: [] };
  }
}

type ShownFor = {
  readonly prompt: string;
  readonly earlier: readonly string[];
  readonly today: string;
};

const choiceOf = ({ forms }: Extract<QuestionReading, { kind: "which-reading" }>) => ({
  word: "",
  candidates: forms.map(writeQuestion),
});

/** A question without the words that have no place in it; the table alone where that is none. */
function writeWithout(
  prompt: string,
  { words, known }: Extract<QuestionReading, { kind: "unread" }>,
  before: Form | undefined,
  today: string,
): Question {
  const rest = words.reduce((text, word) => {
    const at = text.toLowerCase().lastIndexOf(word.toLowerCase());
    return at < 0 ? text : `${text.slice(0, at)}${text.slice(at + word.length)}`;
  }, prompt);
  const reading = readQuestion(rest, [known.table], today, before);
  return reading.kind === "form"
    ? writeQuestion(reading.form)
    : { table: known.table.name, show: [] };
}
