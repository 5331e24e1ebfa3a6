import { and, asc, count, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { costOf } from "../domain/credits/token-use.ts";
import type {
  Evaluation,
  EvaluationCase,
  EvaluationOutcome,
  EvaluationState,
  Figures,
} from "../domain/evaluations/ports.ts";
import { findOne, removeAny } from "./rows.ts";
import { modelEvaluationCases as cases, modelEvaluations as evaluations } from "./schema.ts";
import type { Db } from "./types.ts";

const OPEN: EvaluationState[] = ["queued", "running"];

/** Keeps a new evaluation. */
export async function insert(tx: Db, evaluation: Evaluation): Promise<void> {
  await tx.insert(evaluations).values(evaluation);
}

/** The latest evaluations, the newest first. */
export const list = (db: Db, limit: number): Promise<Evaluation[]> =>
  db.select().from(evaluations).orderBy(desc(evaluations.id)).limit(limit);

/** One evaluation. */
export const find = (db: Db, id: string): Promise<Evaluation | undefined> =>
  findOne(db, evaluations, eq(evaluations.id, id));

/** Whether one of a model waits or runs. */
export async function isOpen(db: Db, model: string): Promise<boolean> {
  const open = and(eq(evaluations.model, model), inArray(evaluations.state, OPEN));
  return (await db.$count(evaluations, open)) > 0;
}

/** The one to go on with: that which runs, else the one that waits longest. */
export async function findNext(db: Db): Promise<Evaluation | undefined> {
  const [next] = await db
    .select()
    .from(evaluations)
    .where(inArray(evaluations.state, OPEN))
    .orderBy(desc(eq(evaluations.state, "running")), asc(evaluations.id))
    .limit(1);
  return next;
}

/** Changes the state of one that waits or runs. @returns false for one that has ended, or is gone */
export async function settle(
  db: Db,
  id: string,
  change: Pick<Evaluation, "state"> & Partial<Pick<Evaluation, "problem" | "finishedAt">>,
): Promise<boolean> {
  const rows = await db
    .update(evaluations)
    .set(change)
    .where(and(eq(evaluations.id, id), inArray(evaluations.state, OPEN)))
    .returning({ id: evaluations.id });
  return rows.length > 0;
}

/** Removes an evaluation with its cases. @returns false when it is gone */
export const remove = (db: Db, id: string): Promise<boolean> =>
  removeAny(db, evaluations, eq(evaluations.id, id));

/** Keeps what came of a case, unless it is there. @returns false where the evaluation no longer runs */
export async function insertCase(tx: Db, one: EvaluationCase): Promise<boolean> {
  const running = await tx
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(and(eq(evaluations.id, one.evaluationId), eq(evaluations.state, "running")))
    .for("share");
  if (running.length === 0) return false;
  const usage = [...one.usage];
  await tx
    .insert(cases)
    .values({ ...one, usage })
    .onConflictDoNothing();
  return true;
}

/** The positions of the cases that were asked. */
export async function listPositions(db: Db, evaluationId: string): Promise<number[]> {
  const rows = await db
    .select({ position: cases.position })
    .from(cases)
    .where(eq(cases.evaluationId, evaluationId));
  return rows.map(({ position }) => position);
}

/** What came of the last cases, the latest first. */
export const listLast = (
  db: Db,
  evaluationId: string,
  limit: number,
): Promise<Pick<EvaluationCase, "outcome" | "answer">[]> =>
  db
    .select({ outcome: cases.outcome, answer: cases.answer })
    .from(cases)
    .where(eq(cases.evaluationId, evaluationId))
    .orderBy(desc(cases.id))
    .limit(limit);

/** Cases in their order, from a position on. */
export const listCases = (
  db: Db,
  evaluationId: string,
  filter: { readonly outcome?: EvaluationOutcome | undefined; readonly after: number },
  limit: number,
): Promise<EvaluationCase[]> =>
  db
    .select()
    .from(cases)
    .where(
      and(
        eq(cases.evaluationId, evaluationId),
        gt(cases.position, filter.after),
        filter.outcome && eq(cases.outcome, filter.outcome),
      ),
    )
    .orderBy(asc(cases.position))
    .limit(limit);

/** What came of the cases of some evaluations, by their ids. One without a case is missing. */
export async function readFigures(db: Db, ids: readonly string[]): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map();
  const ofThese = inArray(cases.evaluationId, [...ids]);
  const that = (outcome: EvaluationOutcome) =>
    sql<number>`(count(*) filter (where ${cases.outcome} = ${outcome}))::int`;
  const counts = await db
    .select({
      id: cases.evaluationId,
      done: count(),
      ...{ right: that("right"), asked: that("asked"), wrong: that("wrong") },
      failed: that("failed"),
      unapprovedWrites: sql<number>`sum(${cases.unapprovedWrites})::int`,
      medianMs: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${cases.ms}) filter (where ${cases.outcome} <> 'failed'))::int`,
    })
    .from(cases)
    .where(ofThese)
    .groupBy(cases.evaluationId);
  const uses = await sumUses(db, ids);
  return new Map(
    counts.map(({ id, ...rest }) => [id, { ...rest, ...totalOf(uses.get(id) ?? []) }]),
  );
}

type Use = Parameters<typeof costOf>[0];

/** Tokens by evaluation and price. */
async function sumUses(db: Db, ids: readonly string[]): Promise<Map<string, Use[]>> {
  const part = (name: string) => sql<number>`sum((use ->> ${name})::bigint)::float8`;
  const rows = await db
    .select({
      id: cases.evaluationId,
      ...{ input: part("input"), cached: part("cached"), output: part("output") },
      price: sql<string>`use ->> 'price'`,
    })
    .from(cases)
    .crossJoinLateral(sql`json_array_elements(${cases.usage}) as use`)
    .where(inArray(cases.evaluationId, [...ids]))
    .groupBy(cases.evaluationId, sql`use ->> 'price'`);
  const uses = new Map<string, Use[]>();
  for (const { id, price: written, ...tokens } of rows) {
    const use = { ...tokens, price: JSON.parse(written) as Use["price"] };
    uses.set(id, [...(uses.get(id) ?? []), use]);
  }
  return uses;
}

const totalOf = (uses: readonly Use[]): Pick<Figures, "input" | "cached" | "output" | "cost"> =>
  uses.reduce(
    (total, use) => ({
      input: total.input + use.input,
      cached: total.cached + use.cached,
      output: total.output + use.output,
      cost: total.cost + costOf(use),
    }),
    { input: 0, cached: 0, output: 0, cost: 0 },
  );
