import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/*
 * A question set: questions about one file, each with what a right answer has to say. What is right is written as a form, which
 * `reference.ts` computes from the rows in plain TypeScript, so that no figure is copied from an answer of the product.
 */

const column = z.string().min(1);
const cell = z.union([z.string(), z.number(), z.boolean()]);
const day = z.iso.date();

/** Months of the year as `reference.ts` names them. */
export const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Days of the week as `reference.ts` names them, the first day of a week first. */
export const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A figure of a row: a column, two columns reckoned with, or the days between two dates. */
const operand = z.union([
  column,
  z.strictObject({ product: z.tuple([column, column]) }),
  z.strictObject({ plus: z.tuple([column, column]) }),
  z.strictObject({ minus: z.tuple([column, column]) }),
  z.strictObject({ days: z.tuple([column, column]) }),
]);

const condition = z.union([
  z.tuple([column, z.enum(["is", "is not", "contains"]), cell]),
  z.tuple([operand, z.enum(["over", "under", "at least", "at most"]), cell]),
  z.tuple([column, z.enum(["in", "not in"]), z.array(cell).min(1)]),
  z.tuple([column, z.enum(["empty", "filled"])]),
  /** Days from the first up to, not including, the second. */
  z.tuple([column, z.literal("between"), day, day]),
  /** Months of any year, January is 1. */
  z.tuple([column, z.literal("in month"), z.array(z.number().int().min(1).max(12)).min(1)]),
  z.tuple([column, z.literal("on weekday"), z.array(z.enum(WEEKDAYS)).min(1)]),
  /** Two columns compared, such as paid after due. */
  z.tuple([
    column,
    z.enum(["over column", "under column", "at least column", "at most column"]),
    column,
  ]),
]);
const where = z.array(condition).default([]);

const figure = z.union([
  z.strictObject({ fn: z.literal("count") }),
  z.strictObject({ fn: z.literal("distinct"), of: column }),
  z.strictObject({ fn: z.enum(["sum", "avg", "min", "max", "median"]), of: operand }),
  /** Sum by sum, such as cost per click. */
  z.strictObject({ fn: z.literal("ratio"), of: z.tuple([operand, operand]) }),
  /** How much of a group the part is, by rows or by a figure; in percent. */
  z.strictObject({ fn: z.literal("share"), part: where, of: operand.optional() }),
]);
const group = z.union([
  column,
  z.tuple([
    column,
    z.enum(["year", "quarter", "month", "week", "day", "weekday", "month_of_year"]),
  ]),
]);
const bound = z.tuple([z.enum(["over", "under", "at least", "at most", "is"]), z.number()]);
const direction = z.enum(["up", "down"]);

const form = z.union([
  z.strictObject({ figure, where }),
  z.strictObject({
    groups: z.array(group).min(1),
    figures: z.array(figure).min(1),
    where,
    /** On the first figure. */
    having: bound.optional(),
    /** By the first figure. */
    order: direction.optional(),
    top: z.number().int().positive().optional(),
  }),
  z.strictObject({
    rows: z.array(column).min(1),
    where,
    order: z.tuple([column, direction]).optional(),
    top: z.number().int().positive().optional(),
  }),
  /** The different values of a column; with `unless` those of which no row meets it. */
  z.strictObject({ values: column, where, unless: z.array(condition).min(1).optional() }),
  /** How much of the whole the part is, by rows or by a figure; in percent. */
  z.strictObject({ share: z.strictObject({ part: where, whole: where, of: operand.optional() }) }),
  /** The same figure under two conditions: both, and the first less the second. */
  z.strictObject({ difference: z.tuple([where, where]), figure }),
  z.strictObject({ exists: where }),
]);

const turn = z
  .strictObject({
    q: z.string().min(1),
    /** Any of these is right. */
    expect: z.array(form).min(1).optional(),
    /**
     * `only`: asking back is the only right answer, because the file or the question lacks something. `too`: asking back is as
     * good as answering.
     */
    ask: z.enum(["only", "too"]).optional(),
  })
  .refine(
    ({ expect, ask }) => (expect === undefined) === (ask === "only"),
    "Say what is expected, or `ask: only`.",
  );

const questionSet = z.strictObject({
  /** A file in `files`. */
  file: z.string(),
  /** The day of the questions. */
  today: day,
  /**
   * Answers to `tuning` sets are all right, and a test requires that; `seen` sets may be inspected; `unseen` ones are only
   * counted.
   */
  half: z.enum(["tuning", "seen", "unseen"]),
  delimiter: z.enum([",", ";"]).default(","),
  /** How the cells of a column are written, where it is not `2026-03-07` or `1234.5`. */
  formats: z.record(column, z.enum(["d/m/y", "m/d/y", "d.m.y", "1.234,5"])).default({}),
  /** A question, or several in one conversation. */
  questions: z.array(z.union([turn, z.array(turn).min(2)])).min(1),
});

export type Condition = z.infer<typeof condition>;
export type Operand = z.infer<typeof operand>;
export type Figure = z.infer<typeof figure>;
export type Group = z.infer<typeof group>;
export type Form = z.infer<typeof form>;
export type Turn = z.infer<typeof turn>;
export type QuestionSet = z.infer<typeof questionSet> & { readonly name: string };

const folder = new URL("questions/", import.meta.url);

/** Path of a file that questions are about. */
export const filePath = (name: string): URL => new URL(`files/${name}`, import.meta.url);

/**
 * Reads the question sets.
 * @throws on a set that is not one, with its name
 */
export function readQuestionSets(): QuestionSet[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const parsed = questionSet.safeParse(JSON.parse(readFileSync(new URL(name, folder), "utf8")));
      if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
      return { ...parsed.data, name: name.replace(/\.json$/, "") };
    });
}
