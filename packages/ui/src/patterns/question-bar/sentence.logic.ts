import { columnOf, kindOf, labelOf, numberText, type Writing } from "./columns.logic.ts";
import { conditionText, isPeriod } from "./condition.logic.ts";
import { columnsIn } from "./question.logic.ts";
import type {
  AssumedPart,
  OpenWord,
  QuestionCondition,
  QuestionDraft,
  QuestionFigure,
  QuestionProblem,
  QuestionValue,
} from "./types.ts";

/** A piece of a chip's text; the names and values are strong. */
export interface Segment {
  text: string;
  strong: boolean;
}

/** What a chip is about. */
export type ChipRole =
  | "figure"
  | "group"
  | "condition"
  | "period"
  | "without"
  | "share"
  | "compare"
  | "having"
  | "order"
  | "top"
  | "open";

/** A part of the question that can be changed. */
export interface ChipPart {
  kind: "chip";
  /** Where it is in the question, as in `where/0`; of an open word `open/0`. */
  path: string;
  role: ChipRole;
  segments: readonly Segment[];
  /** Nothing is chosen yet, a word has no meaning, something is not there, or nobody wrote it. */
  state: "set" | "empty" | "open" | "problem" | "assumed";
  problem?: QuestionProblem;
  /** Why it is assumed. */
  reason?: string;
}

/** A word between chips, or a pause, which is written as a comma. */
export type SentencePart = ChipPart | { kind: "word"; text: string } | { kind: "pause" };

/** What else is known about the parts. */
export interface Marks {
  open?: readonly OpenWord[];
  problems?: readonly QuestionProblem[];
  assumed?: readonly AssumedPart[];
}

/** Placeholders of the values while a text is made: private-use characters, which no text contains. */
const MARK = 0xe000;

function segmentsIn(say: (...values: string[]) => string, ...values: string[]): Segment[] {
  return say(...values.map((_, at) => String.fromCharCode(MARK + at)))
    .split(/([\uE000-\uE00F])/)
    .filter((piece) => piece !== "")
    .map((piece) => {
      const value = values[piece.charCodeAt(0) - MARK];
      return value === undefined ? { text: piece, strong: false } : { text: value, strong: true };
    });
}

const strong = (text: string): Segment[] => [{ text, strong: true }];

/** A column in words, by itself or with another one. */
function valueOf({ column, times, until }: QuestionValue, { words, table }: Writing): string {
  const label = labelOf(table, column);
  if (times !== undefined) return words.timesColumn(label, labelOf(table, times));
  return until === undefined ? label : words.daysUntil(label, labelOf(table, until));
}

/** A figure in words. */
export function figureSegments(figure: QuestionFigure, writing: Writing): Segment[] {
  const { words, table } = writing;
  const { fn, column = "", times, until, per } = figure;
  const value = valueOf({ column, times, until }, writing);
  const found = columnOf(table, column);
  const isDate = found !== undefined && kindOf(found) === "date" && until === undefined;
  switch (fn) {
    case "count":
      return [{ text: `${words.figureCount} `, strong: false }, ...strong(words.figureRows)];
    case "exists":
      return [{ text: `${words.figureExists} `, strong: false }, ...strong(words.figureAnyRows)];
    case "distinct":
      return segmentsIn(words.figureDistinct, value);
    case "sum":
      return segmentsIn(words.figureSum, value);
    case "avg":
      return segmentsIn(words.figureAvg, value);
    case "median":
      return segmentsIn(words.figureMedian, value);
    case "min":
      return segmentsIn(isDate ? words.figureEarliest : words.figureMin, value);
    case "max":
      return segmentsIn(isDate ? words.figureLatest : words.figureMax, value);
    case "ratio":
      return segmentsIn(words.figureRatio, value, valueOf(per ?? { column: "" }, writing));
  }
}

/** The figure of a share of rows or of a sum. */
const shareSegments = (
  { fn }: QuestionFigure,
  segments: readonly Segment[],
  words: Writing["words"],
): Segment[] => [
  { text: `${words.percentOf} `, strong: false },
  ...(fn === "count" ? strong(words.figureRows) : segments),
];

/** Builds the parts of one sentence. */
class Sentence {
  readonly parts: SentencePart[] = [];
  readonly #writing: Writing;
  readonly #marks: Marks;

  constructor(writing: Writing, marks: Marks) {
    this.#writing = writing;
    this.#marks = marks;
  }

  say(text: string) {
    if (text !== "") this.parts.push({ kind: "word", text });
  }

  pause() {
    this.parts.push({ kind: "pause" });
  }

  chip(role: ChipRole, path: string, text: readonly Segment[], part?: unknown) {
    const { words } = this.#writing;
    const isHere = (at: { path: string }) => at.path === path || at.path.startsWith(`${path}/`);
    const problem = this.#marks.problems?.find(isHere);
    const reason = this.#marks.assumed?.find(isHere)?.reason;
    const chip = { kind: "chip", path, role } as const;
    if (problem) {
      const { written } = problem;
      const missing =
        written === undefined || columnsIn(part).includes(written)
          ? words.noSuchColumn
          : words.noSuchValue;
      const shown = written === undefined ? text : [{ text: missing(written), strong: false }];
      this.parts.push({ ...chip, segments: shown, state: "problem", problem });
    } else if (reason === undefined) this.parts.push({ ...chip, segments: text, state: "set" });
    else this.parts.push({ ...chip, segments: text, state: "assumed", reason });
  }

  openWord({ word }: OpenWord, at: number) {
    this.parts.push({
      kind: "chip",
      path: `open/${at}`,
      role: "open",
      segments: [{ text: this.#writing.words.wordToChoose(word), strong: false }],
      state: "open",
    });
  }

  noFigure() {
    this.parts.push({
      kind: "chip",
      path: "show/0",
      role: "figure",
      segments: [{ text: this.#writing.words.chooseFigure, strong: false }],
      state: "empty",
    });
  }

  conditions(
    role: ChipRole,
    path: string,
    conditions: readonly QuestionCondition[],
    first: string,
  ) {
    conditions.forEach((condition, at) => {
      this.say(at === 0 ? first : this.#writing.words.questionJoins.and);
      const { text } = conditionText(condition, this.#writing);
      this.chip(role, `${path}/${at}`, strong(text), condition);
    });
  }

  /** What must hold comes first, and when after it. */
  where(conditions: readonly QuestionCondition[]) {
    const { questionJoins: joins } = this.#writing.words;
    const said = conditions.map((condition, at) => ({
      condition,
      at,
      ...conditionText(condition, this.#writing),
    }));
    const isWhen = ({ condition, join }: (typeof said)[number]) =>
      isPeriod(condition) && join !== undefined;
    said
      .filter((one) => !isWhen(one))
      .forEach(({ condition, at, text }, index) => {
        this.say(index === 0 ? joins.where : joins.and);
        this.chip("condition", `where/${at}`, strong(text), condition);
      });
    said.filter(isWhen).forEach(({ condition, at, text, join }, index) => {
      if (index > 0) this.say(joins.and);
      if (join) this.say(joins[join]);
      this.chip("period", `where/${at}`, strong(text), condition);
    });
  }
}

function sayFigures(sentence: Sentence, question: QuestionDraft, writing: Writing) {
  const { words } = writing;
  const { show, by = [] } = question;
  if (show?.length === 0) {
    const text: Segment[] =
      by.length === 0
        ? strong(words.figureRows)
        : [{ text: `${words.figureValues} `, strong: false }, ...strong(words.figureValuesOf)];
    sentence.chip("figure", "show/0", text);
  }
  show?.forEach((figure, at) => {
    if (at > 0) sentence.say(words.questionJoins.and);
    const segments = figureSegments(figure, writing);
    const isShare = (question.share?.length ?? 0) > 0;
    sentence.chip(
      "figure",
      `show/${at}`,
      isShare ? shareSegments(figure, segments, words) : segments,
      figure,
    );
  });
}

function sayGroups(sentence: Sentence, question: QuestionDraft, writing: Writing) {
  const { words, table } = writing;
  const { questionJoins: joins } = words;
  const dates = table.columns.filter((column) => kindOf(column) === "date").length;
  question.by?.forEach((group, at) => {
    sentence.say(at > 0 ? joins.and : question.show?.length === 0 ? joins.of : joins.by);
    const label = labelOf(table, group.column);
    const each = group.each && words.eachOf[group.each];
    const text = each === undefined ? label : dates > 1 ? words.eachOfColumn(each, label) : each;
    sentence.chip("group", `by/${at}`, strong(text), group);
  });
}

function sayOrder(sentence: Sentence, question: QuestionDraft, writing: Writing) {
  const { words, locale } = writing;
  const { having, order, top } = question;
  if (having) {
    sentence.pause();
    const bound = `${words.comparisons[having.op]} ${numberText(having.value, { locale })}`;
    sentence.chip("having", "having", segmentsIn(words.onlyGroups, bound));
  }
  if (order) {
    sentence.pause();
    const which = words.orderFirst[orderName(question, writing)];
    const ordered = order.by ? valueOf(order.by, writing) : "";
    sentence.chip(
      "order",
      "order",
      order.by
        ? segmentsIn((first: string) => words.orderBy(ordered, which, first), words.whatComesFirst)
        : segmentsIn((first: string) => words.comesFirst(which, first), words.whatComesFirst),
      order.by,
    );
  }
  if (top !== undefined) {
    sentence.pause();
    sentence.chip("top", "top", segmentsIn(words.topOf, numberText(top, { locale })));
  }
}

/** What comes first: of dates the latest or earliest, otherwise the highest or lowest. */
export function orderName(
  { order, show }: QuestionDraft,
  { table }: Pick<Writing, "table">,
): "highest" | "lowest" | "latest" | "earliest" {
  const [figure] = show ?? [];
  const ranked = order?.by ?? (figure?.fn === "min" || figure?.fn === "max" ? figure : undefined);
  const column = ranked?.column === undefined ? undefined : columnOf(table, ranked.column);
  const isDate = column !== undefined && kindOf(column) === "date" && ranked?.until === undefined;
  if (order?.down === false) return isDate ? "earliest" : "lowest";
  return isDate ? "latest" : "highest";
}

/** The question as a sentence of chips and the words between them. */
export function sentenceParts(
  question: QuestionDraft,
  writing: Writing,
  marks: Marks = {},
): SentencePart[] {
  const { words } = writing;
  const { questionJoins: joins } = words;
  const { show, where, without, share, compare } = question;
  const sentence = new Sentence(writing, marks);
  const open = (marks.open ?? []).map((word, at) => ({ word, at }));
  const first = show === undefined ? open.shift() : undefined;
  if (first) sentence.openWord(first.word, first.at);
  else if (show === undefined) sentence.noFigure();
  sayFigures(sentence, question, writing);
  if (share?.length === 0)
    sentence.chip("share", "share", segmentsIn(words.shareOfWhole, words.shareWord));
  if (share) sentence.conditions("share", "share", share, joins.share);
  if (compare) {
    const { change = false } = compare;
    sentence.conditions(
      "compare",
      "compare/a",
      compare.a,
      change ? joins.changeFrom : joins.comparing,
    );
    sentence.conditions("compare", "compare/b", compare.b, change ? joins.to : joins.with);
  }
  sayGroups(sentence, question, writing);
  sentence.where(where ?? []);
  sentence.conditions("without", "without", without ?? [], joins.without);
  for (const { word, at } of open) sentence.openWord(word, at);
  sayOrder(sentence, question, writing);
  const [start, ...rest] = sentence.parts;
  return start?.kind === "chip" && (start.state === "set" || start.state === "assumed")
    ? [{ ...start, segments: capitalized(start.segments) }, ...rest]
    : sentence.parts;
}

/** A sentence begins with a capital; names of columns keep their letters. */
export function capitalized(segments: readonly Segment[]): readonly Segment[] {
  const [start, ...others] = segments;
  if (!start || (start.strong && others.length > 0)) return segments;
  const text = `${start.text.charAt(0).toLocaleUpperCase()}${start.text.slice(1)}`;
  return [{ ...start, text }, ...others];
}

/** The text of a chip. */
export const chipText = ({ segments: pieces }: Pick<ChipPart, "segments">): string =>
  pieces.map(({ text }) => text).join("");

/** The question as one line of text. */
export const sentenceText = (parts: readonly SentencePart[]): string =>
  parts.reduce((line, part) => {
    if (part.kind === "pause") return `${line},`;
    const text = part.kind === "word" ? part.text : chipText(part);
    return line === "" ? text : `${line} ${text}`;
  }, "");
