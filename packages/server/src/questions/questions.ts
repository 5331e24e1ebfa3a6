import type { Clock } from "../clock.ts";
import type { Dataset } from "../domain/datasets/ports.ts";
import { asAppError } from "../domain/datasets/refusals.ts";
import type { SourcedAnswer } from "../domain/datasets/query-files.ts";
import { AppError } from "../domain/errors.ts";
import { tableResult } from "../domain/datasets/table-result.ts";
import { unescapeMarkdown } from "../text/markdown.ts";
import { readCatalog } from "./catalog.ts";
import { type PlannedChart, chartOf } from "./chart-of.ts";
import { listValues, type ValueList, type WantedValues } from "./column-values.ts";
import { describeForm } from "./describe-form.ts";
import type { Form, Operand } from "./form.ts";
import { allOf, formSql, quotedTable } from "./form-sql.ts";
import { type KnownTable, knowTable } from "./known-table.ts";
import { type FigurePlace, proveFigure } from "./proof.ts";
import type { Question, QuestionProblem } from "./question.ts";
import { resolveQuestion } from "./resolve-question.ts";
import { sayForm } from "./say-form.ts";
import { operandTitle, wordsOf } from "./titles.ts";
import { writeQuestion } from "./write-question.ts";

/** How a question is asked. */
export type Asking = {
  /** What people call columns, and the columns by the name in queries or in the file. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** A question with its answer. */
export type AnsweredQuestion = {
  /** With the names that queries have for tables and columns. */
  readonly question: Question;
  /** The question in words. */
  readonly said: string;
  /** The answer in Markdown. */
  readonly text: string;
  readonly dataset: Dataset;
  readonly result: SourcedAnswer;
  readonly chart: PlannedChart | undefined;
  /** How many of the first columns are groups. */
  readonly groups: number;
  /** Rows that were counted, of how many. */
  readonly counted: number;
  readonly of: number;
  readonly notes: readonly string[];
};

/** How a question is read before it is asked. */
export type CheckedQuestion = {
  readonly said: string | undefined;
  readonly rows: number | undefined;
  readonly of: number | undefined;
  readonly filename: string | undefined;
  readonly problems: readonly QuestionProblem[];
};

/** The rows behind a figure. */
export type ProvenRows = {
  readonly said: string;
  readonly total: number;
  readonly page: SourcedAnswer;
  readonly figure: {
    readonly label: string;
    readonly value: unknown;
    readonly used: number;
    readonly sum: unknown;
  };
  readonly sql: string;
};

/** A table that can be asked about, and its file. */
export type AskableTable = { readonly known: KnownTable; readonly dataset: Dataset };

/** Questions about a user's files, computed from their `Form` alone. */
export type Questions = {
  /** @throws AppError `invalid` with what to change, where it can't be asked or computed */
  ask(userId: string, question: Question, asking: Asking): Promise<AnsweredQuestion>;
  check(userId: string, question: Question, asking: Asking): Promise<CheckedQuestion>;
  /** @throws AppError as `ask` does, and for a figure that the answer does not have */
  rows(
    userId: string,
    question: Question,
    asking: Asking & { readonly place: FigurePlace; readonly from: number; readonly count: number },
  ): Promise<ProvenRows>;
  /** The tables of the newest file first. */
  tables(userId: string): Promise<AskableTable[]>;
  /** @throws AppError for a table or column that is not there */
  values(userId: string, wanted: WantedValues, signal?: AbortSignal): Promise<ValueList>;
};

type QuestionsDeps = {
  readonly store: {
    readonly datasets: { listWithValues(userId: string): Promise<Dataset[]> };
  };
  readonly datasets: {
    query(userId: string, sql: string, signal?: AbortSignal): Promise<SourcedAnswer>;
  };
  readonly clock: Clock;
};

/** The use cases of questions. */
export function createQuestions({ store, datasets, clock }: QuestionsDeps): Questions {
  const today = () => clock.now().toISOString().slice(0, 10);

  async function open(userId: string, fields: Asking["fields"] = {}) {
    const files = await store.datasets.listWithValues(userId);
    const tables = readCatalog({ files }, fields) ?? [];
    return { files, tables };
  }

  async function resolve(userId: string, question: Question, { fields }: Asking) {
    const { files, tables } = await open(userId, fields);
    const resolved = resolveQuestion(question, { tables, today: today() });
    const dataset = files.find((file) =>
      file.tables.some(({ name }) => name === resolved.known?.table.name),
    );
    return { ...resolved, dataset };
  }

  /** A question that can be asked. */
  async function ready(userId: string, question: Question, asking: Asking) {
    const { form, dataset, problems } = await resolve(userId, question, asking);
    if (!form || !dataset) throw new AppError("invalid", refusal(problems));
    return { form, dataset, problems };
  }

  const query = (userId: string, sql: string, { signal }: Asking) =>
    datasets.query(userId, sql, signal).catch((error: unknown) => {
      throw asAppError(error);
    });

  async function countOf(userId: string, form: Form, asking: Asking): Promise<number> {
    if (form.filters.length === 0) return form.known.table.rowCount;
    const sql = `select count(*) from ${quotedTable(form)} where ${allOf(form.filters)}`;
    return Number((await query(userId, sql, asking)).rows[0]?.[0] ?? 0);
  }

  return {
    async ask(userId, question, asking) {
      const { form, dataset, problems } = await ready(userId, question, asking);
      const result = await query(userId, formSql(form), asking);
      const counted = await countOf(userId, form, asking);
      const notes = [
        ...problems.map(({ sentence }) => sentence),
        ...noteSums(form),
        ...result.notes,
      ];
      const table = tableResult(result);
      return {
        question: writeQuestion(form),
        said: sayQuestion(form),
        text: sayForm(form, table, notes),
        dataset,
        result,
        chart: chartOf(form, table),
        groups: groupCount(form),
        counted,
        of: form.known.table.rowCount,
        notes,
      };
    },

    async check(userId, question, asking) {
      const { form, known, dataset, problems } = await resolve(userId, question, asking);
      return {
        said: form && sayQuestion(form),
        rows: form && (await countOf(userId, form, asking)),
        of: known?.table.rowCount,
        filename: dataset?.filename,
        problems,
      };
    },

    async rows(userId, question, asking) {
      const { form } = await ready(userId, question, asking);
      const proof = proveFigure(form, asking.place);
      if (!proof) throw new AppError("invalid", "The answer has no such figure.");
      const [total, value, used, sum] =
        (await query(userId, proof.figureSql, asking)).rows[0] ?? [];
      const sql = proof.rowsSql(asking.from, asking.count);
      return {
        said: unescapeMarkdown(proof.said),
        total: Number(total ?? 0),
        page: await query(userId, sql, asking),
        figure: { label: proof.label, value: value ?? null, used: Number(used ?? 0), sum },
        sql,
      };
    },

    async tables(userId) {
      const { files, tables } = await open(userId);
      return tables.flatMap((table) => {
        const dataset = files.find((file) => file.tables.some(({ name }) => name === table.name));
        return dataset ? [{ known: knowTable(table), dataset }] : [];
      });
    },

    async values(userId, wanted, signal) {
      const { tables } = await open(userId);
      return listValues(wanted, { tables, today: today() }, (sql) =>
        query(userId, sql, { signal }),
      );
    },
  };
}

/** A question in plain words. */
function sayQuestion(form: Form): string {
  const text = unescapeMarkdown(describeForm(form));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Says of which columns a sum may mean nothing, such as of ages. */
function noteSums(form: Form): string[] {
  const words = wordsOf(form);
  return summed(form).flatMap((of) =>
    of.kind === "column" && of.column.role !== "additive"
      ? [words.notes.sumOf(operandTitle(of, words))]
      : [],
  );
}

function summed(form: Form): Operand[] {
  if (form.kind === "share") return form.of ? [form.of] : [];
  const measures =
    form.kind === "figures" ? form.measures : form.kind === "difference" ? [form.measure] : [];
  return measures.flatMap((measure) => (measure.fn === "sum" ? [measure.of] : []));
}

/** What must change, with the names that may be meant. */
export const refusal = (problems: readonly QuestionProblem[]): string =>
  problems
    .filter(({ blocks }) => blocks)
    .map(({ sentence, nearest }) =>
      nearest.length > 0 ? `${sentence} Did you mean ${nearest.join(", ")}?` : sentence,
    )
    .join(" ");

function groupCount(form: Form): number {
  if (form.kind === "figures" || form.kind === "share") return form.groups.length;
  return form.kind === "values" ? 1 : 0;
}
