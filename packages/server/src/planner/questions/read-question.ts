import type { QuestionReading } from "./question-reading.ts";
import { rankTables } from "./rank-tables.ts";
import type { Table } from "../../questions/catalog.ts";
import { namedTables } from "../data/named-tables.ts";
import { languageOf } from "../language/language-of.ts";
import { type Token, tokenise } from "../../questions/tokens.ts";
import { annotate } from "./annotate.ts";
import { assemble } from "./assemble.ts";
import type { Asking, Assembled } from "./assembled.ts";
import { correct } from "./correct.ts";
import { type Cover, coversOf } from "./covers.ts";
import { type Ordered, inOrder, orderIn } from "./read-order.ts";
import { doubtedFigures } from "./doubted-figure.ts";
import { doubtIn } from "./doubts.ts";
import { continueForm } from "./follow-up.ts";
import type { Form } from "../../questions/form.ts";
import { filterSql, formSql, operandSql } from "../../questions/form-sql.ts";
import type { KnownTable } from "../../questions/known-table.ts";
import { rootsOf } from "../../questions/roots.ts";
import { sayAssumption } from "./say-assumption.ts";
import { type Span, isKind } from "./spans.ts";
import { wordsOf } from "../../questions/titles.ts";
import { valueIndexOf } from "./value-index.ts";

/** Words of a question; more are no question. */
const MAX_WORDS = 60;

/** Tables that are read in full. */
const MAX_TABLES = 3;

/** A longer question says itself which rows it is about. */
const MAX_FRAGMENT = 6;

/** Words that a question which follows up on another begins with. */
const GOES_ON = /^(?:and|und)$/i;

/** Readings closer than this are as good as each other. */
const CLOSE = 0.06;

type Found = Assembled & {
  readonly known: KnownTable;
  readonly words: readonly string[];
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
};

/**
 * Reads a question about one of the tables. Every word is used, recognized as filler, or reported as not understood.
 * @param today ISO date
 * @param before the form of the last answered question, for follow-ups
 */
export function readQuestion(
  prompt: string,
  tables: readonly Table[],
  today: string,
  before?: Form,
): QuestionReading {
  const order = orderIn(prompt);
  if (!order) return readWhole(prompt, tables, today, before);
  const again = before && ONLY_ORDER.test(order.rest) ? inOrder(before, order) : undefined;
  if (again) return { kind: "form", form: again, taken: [], assumed: [] };
  return withOrder(readWhole(order.rest, tables, today, before), order);
}

/** A reading of the rest, in the order that was asked for. */
function withOrder(reading: QuestionReading, order: Ordered): QuestionReading {
  switch (reading.kind) {
    case "form": {
      const form = inOrder(reading.form, order);
      if (form) return { ...reading, form };
      const { language, known } = reading.form;
      const { form: nearest, taken } = reading;
      return { kind: "unread", language, words: [order.said], known, nearest, taken };
    }
    case "unread":
      return { ...reading, nearest: inOrder(reading.nearest, order) ?? reading.nearest };
    case "which-reading":
    case "which-file": {
      const [first, ...others] = reading.forms.map((form) => inOrder(form, order) ?? form);
      return first ? { ...reading, forms: [first, ...others] } : reading;
    }
    default:
      return reading;
  }
}

/** What is left of a prompt that says an order and nothing else. */
const ONLY_ORDER = /^(?:and|und|now|then|please|bitte|[\s,.!?])*$/i;

function readWhole(
  prompt: string,
  tables: readonly Table[],
  today: string,
  before?: Form,
): QuestionReading {
  const named = namedTables(prompt, tables);
  const tokens = tokenise(prompt).filter(
    ({ start, end }) => !named || end <= named.start || start >= named.end,
  );
  if (tokens.length === 0 || tokens.length > MAX_WORDS) return { kind: "unknown" };
  const followed = before && tables.find(({ name }) => name === before.known.table.name);
  const candidates = rankTables(tokens, named?.tables ?? tables, today, followed).slice(
    0,
    MAX_TABLES,
  );
  const language =
    languageOf(tokens, (text) => candidates.some((known) => namesPart(known, text))) ??
    before?.language ??
    languageOf(candidates[0] ? correct(tokens, candidates[0], today).tokens : tokens) ??
    "en";
  const asking: Asking = { today, language };
  const readings = candidates.flatMap((known) =>
    readTable(tokens, known, asking, followed === known.table ? before : undefined),
  );
  const [best, ...others] = readings.toSorted((a, b) => b.score - a.score);
  const refused = refusedBy(tokens, candidates, today);
  if (refused) return { ...refused, language };
  if (!best) return { kind: "unknown" };
  // "And in May?" after nothing that was answered.
  const [first, second] = tokens;
  if (!before && best.unread.length === 0 && first && second && GOES_ON.test(first.text))
    return {
      kind: "unread",
      language,
      words: [first.text],
      known: best.known,
      nearest: best.form,
      taken: best.assumed,
    };
  if (best.unread.length > 0)
    return {
      kind: "unread",
      language,
      words: best.words,
      known: best.known,
      nearest: best.form,
      taken: best.assumed,
    };
  const sql = formSql(best.form);
  const rivals = others.filter(
    (one) => one.unread.length === 0 && best.score - one.score < CLOSE && formSql(one.form) !== sql,
  );
  const tablesRead = new Set([best, ...rivals].map(({ known }) => known.table));
  // The name of a file with several tables names none of them.
  const isOpen = (!named || named.tables.length > 1) && followed !== best.known.table;
  if (tablesRead.size > 1 && isOpen) {
    const areCounts = named !== undefined && countsRows(best.form);
    return {
      kind: "which-file",
      language,
      tables: areCounts ? named.tables : [...tablesRead],
      forms: [
        best.form,
        ...[...tablesRead].flatMap(
          (table) =>
            rivals.find(({ known }) => known.table === table && table !== best.known.table)?.form ??
            [],
        ),
      ],
      ...(areCounts && { areCounts }),
    };
  }
  const otherForms = rivals.flatMap(({ form }) =>
    rowsOf(form) !== rowsOf(best.form) || figureOf(form) !== figureOf(best.form) ? [form] : [],
  );
  if (otherForms.length > 0)
    return { kind: "which-reading", language, forms: [best.form, ...otherForms] };
  const figures = doubtedFigures(best);
  if (figures) return { kind: "which-reading", language, forms: figures };
  const rest =
    followed === best.known.table && before && !named && withConditions(best.form, before);
  if (rest && tokens.length <= MAX_FRAGMENT)
    return { kind: "which-reading", language, forms: [rest, best.form], word: prompt.trim() };
  const doubt = doubtIn(best);
  if (doubt) {
    const [word = ""] = saidAt(best.tokens, [`${doubt.at}:${doubt.length}`]);
    return {
      kind: "which-reading",
      language,
      forms: doubt.forms,
      word,
      ...(doubt.isName && { isName: true }),
    };
  }
  return {
    kind: "form",
    form: best.form,
    taken: best.assumed,
    assumed: best.assumed.map((one) => sayAssumption(one, wordsOf(best.form))),
    ...(rivals[0] ? { other: rivals[0].form } : {}),
  };
}

/** "What's the average?" after a question about some rows may be about those, or about all. */
const withConditions = (form: Form, before: Form): Form | undefined =>
  form.kind === "figures" && form.filters.length === 0 && before.filters.length > 0
    ? { ...form, filters: before.filters }
    : undefined;

const countsRows = (form: Form): boolean =>
  form.kind === "figures" &&
  form.filters.length === 0 &&
  form.groups.length === 0 &&
  form.measures.every(({ fn }) => fn === "count");

/** Whether a word is in a heading or a value. */
function namesPart(known: KnownTable, text: string): boolean {
  const index = valueIndexOf(known);
  return rootsOf(text).some(
    (root) =>
      known.columns.some(({ words }) => words.includes(root)) || index.find(root).length > 0,
  );
}

/** Which rows count, to tell readings apart that differ in more than their figure. */
const rowsOf = ({ filters }: Form) => filters.map(filterSql).toSorted().join(" and ");

/** The figure of a form, as far as it is the sum or average of one column. */
function figureOf(form: Form): string | undefined {
  const [measure] = form.kind === "figures" ? form.measures : [];
  return measure && "of" in measure ? operandSql(measure.of) : undefined;
}

function readTable(
  tokens: readonly Token[],
  known: KnownTable,
  asking: Asking,
  before: Form | undefined,
): Found[] {
  const { today } = asking;
  const written = correct(tokens, known, today);
  const covers = coversOf(annotate(written.tokens, known, today), written.tokens.length);
  return covers.flatMap((cover) => {
    const fresh = assemble(known, cover, asking);
    const continued = before && continueForm(before, cover, asking);
    // A fragment is read on its own only if it is complete enough.
    return [fresh && ofThose(fresh, cover, before), continued]
      .filter((one) => one !== undefined)
      .map((one) => ({
        ...one,
        known,
        spans: cover.spans,
        tokens: written.tokens,
        assumed: [...written.corrections, ...one.assumed],
        words: saidAt(written.tokens, one.unread),
      }));
  });
}

/** "How many of those" refers to the rows of the previous question; without one, the reference is unclear. */
function ofThose(reading: Assembled, cover: Cover, before: Form | undefined): Assembled {
  const pointer = cover.spans.find((span) => isKind(span, "anaphor"));
  if (!isKind(pointer, "anaphor")) return reading;
  const isLoose =
    pointer.payload.loose &&
    (!before ||
      cover.spans.some(
        (span) => span.at < pointer.at && isKind(span, "column", "value", "entity", "which"),
      ));
  if (isLoose) return reading;
  if (!before)
    return { ...reading, unread: [...reading.unread, `${pointer.at}:${pointer.length}`] };
  const own = new Set(reading.form.filters.map(filterSql));
  const kept = before.filters.filter((filter) => !own.has(filterSql(filter)));
  return { ...reading, form: { ...reading.form, filters: [...kept, ...reading.form.filters] } };
}

function refusedBy(
  tokens: readonly Token[],
  candidates: readonly KnownTable[],
  today: string,
): { kind: "refused"; why: "why" | "future"; known: KnownTable } | undefined {
  const [known] = candidates;
  if (!known) return undefined;
  const [cover] = coversOf(annotate(tokens, known, today), tokens.length);
  const span = cover?.spans.find((one) => isKind(one, "refused"));
  const isAboutTable = cover?.spans.some((one) =>
    isKind(one, "column", "value", "entity", "concept"),
  );
  return isAboutTable && isKind(span, "refused")
    ? { kind: "refused", why: span.payload.why, known }
    : undefined;
}

const saidAt = (tokens: readonly Token[], places: readonly string[]): string[] =>
  places.map((place) => {
    const [at = 0, length = 1] = place.split(":").map(Number);
    return tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" ");
  });
