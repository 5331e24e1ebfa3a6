import { fold } from "../../text/stem.ts";
import type { Conversation } from "../conversation.ts";
import type { Column, Table } from "../../questions/catalog.ts";
import { readInConversation } from "./conversation-reading.ts";
import type { Form } from "../../questions/form.ts";
import { formSql } from "../../questions/form-sql.ts";
import { phrasesFor } from "../language/phrases-for.ts";

/** What is said of a column that a question needs as what it nearly is, and that is text for a few cells. */
export type HeldBackReason = {
  /** Plain text. */
  readonly sentence: string;
  /** The question names the column, so that no other one answers it. */
  readonly isNamed: boolean;
};

/**
 * Why a question is not answered, or not as it was meant.
 * @param form as the question is read with its columns as they are, if it is
 */
export function heldBackBy(
  conversation: Conversation,
  tables: readonly Table[],
  form?: Form,
): HeldBackReason | undefined {
  if (!tables.some(({ columns }) => columns.some(({ heldBack }) => heldBack))) return undefined;
  const { reading } = readInConversation(conversation, tables.map(withLikelyTypes));
  const [likely] =
    reading.kind === "form"
      ? [reading.form]
      : reading.kind === "which-reading"
        ? reading.forms
        : [];
  if (!likely || (form && formSql(form) === formSql(likely))) return undefined;
  const { known, ...asked } = likely;
  const column = heldBackIn(asked);
  const sentence = column && sentenceOn(column, known.table.title, conversation.prompt);
  if (!column || sentence === undefined) return undefined;
  const said = new Set(fold(conversation.prompt).split(/[^\p{L}\p{N}]+/u));
  const words = fold(column.label).split(/[^\p{L}\p{N}]+/u);
  return { sentence, isNamed: words.every((word) => word === "" || said.has(word)) };
}

const withLikelyTypes = (table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => {
    if (!column.heldBack) return column;
    const { values: _texts, ...profile } = column.profile ?? { empty: 0, distinct: 0 };
    return { ...column, profile, type: column.heldBack.likely === "date" ? "date" : "decimal" };
  }),
});

/** The first such column in a form, wherever it is in it. */
function heldBackIn(part: unknown): Column | undefined {
  if (typeof part !== "object" || part === null) return undefined;
  if ("heldBack" in part && part.heldBack) return part as Column;
  for (const one of Object.values(part)) {
    const found = heldBackIn(one);
    if (found) return found;
  }
  return undefined;
}

const MAX_CELLS = 3;

function sentenceOn(
  { label, heldBack }: Column,
  title: string,
  prompt: string,
): string | undefined {
  if (!heldBack) return undefined;
  const { questions } = phrasesFor(prompt);
  const { likely, sentence, count, filled, cells } = heldBack;
  const shown = (cells ?? []).slice(0, MAX_CELLS);
  const why =
    count === undefined || shown.length === 0
      ? sentence
      : questions.heldBack(label, title, { count, filled, cells: shown });
  return `${why} ${questions.chooseType(likely)}`;
}
