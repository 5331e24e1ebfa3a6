import { and, count, countDistinct, desc, eq, gte, sql, type AnyColumn } from "drizzle-orm";
import { TOOL_CALL_PRICE } from "../domain/credits/amounts.ts";
import { sayModel } from "../domain/credits/token-use.ts";
import { BUILT_IN_PLANNER } from "../domain/runs/models.ts";
import type { DayCount, UsageShare } from "../domain/usage/ports.ts";
import { connections, ledgerEntries, runs, toolCalls, users } from "./schema.ts";
import type { Db } from "./types.ts";

const dayOf = (column: AnyColumn) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;
const rows = sql<number>`count(*)::int`;

/** What runs were charged by day, in hundredths of a credit. */
export async function sumCharges(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(ledgerEntries.createdAt);
  const found = await db
    .select({ day, count: sql<string>`-sum(${ledgerEntries.delta})` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.reason, "charge"), gte(ledgerEntries.createdAt, since)))
    .groupBy(day);
  return found.map((one) => ({ day: one.day, name: "", count: Number(one.count) }));
}

/** Runs by day and state. */
export async function countRuns(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(runs.startedAt);
  return db
    .select({ day, name: runs.state, count: rows })
    .from(runs)
    .where(gte(runs.startedAt, since))
    .groupBy(day, runs.state);
}

/** Failed calls by day and tool. */
export async function countFailures(db: Db, since: Date): Promise<DayCount[]> {
  const day = dayOf(toolCalls.createdAt);
  return db
    .select({ day, name: toolCalls.name, count: rows })
    .from(toolCalls)
    .where(and(eq(toolCalls.outcome, "failed"), gte(toolCalls.createdAt, since)))
    .groupBy(day, toolCalls.name);
}

const NOTHING = { runs: 0, calls: 0, credits: 0, inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

const chargedSince = (since: Date) =>
  and(eq(ledgerEntries.reason, "charge"), gte(ledgerEntries.createdAt, since));
const doneSince = (since: Date) =>
  and(eq(toolCalls.outcome, "done"), gte(toolCalls.createdAt, since));

/** The calls of a run that came to a result, which are those that are charged. */
const callsOf = (runId: AnyColumn) =>
  sql<number>`(select count(*) from tool_calls c where c.run_id = ${runId} and c.outcome = 'done')`;

/**
 * By the model that answered, the most credits first, and the built-in planner. Credits are those of tokens. A run of two models
 * counts for both.
 */
export async function shareByModel(db: Db, since: Date, most: number): Promise<UsageShare[]> {
  const use = db
    .select({
      runId: ledgerEntries.runId,
      model: sql<string>`use ->> 'model'`.as("model"),
      name: sql<string>`use ->> 'name'`.as("name"),
      input: sql<number>`(use ->> 'input')::bigint`.as("input"),
      cached: sql<number>`(use ->> 'cached')::bigint`.as("cached"),
      output: sql<number>`(use ->> 'output')::bigint`.as("output"),
      cost: costOfUse.as("cost"),
      calls: callsOf(ledgerEntries.runId).as("calls"),
    })
    .from(ledgerEntries)
    .crossJoinLateral(sql`json_array_elements(${ledgerEntries.tokens}) as use`)
    .where(chargedSince(since))
    .as("used");
  const paid = await db
    .select({
      model: use.model,
      name: sql<string>`max(${use.name})`,
      runs: countDistinct(use.runId),
      calls: sql`sum(${use.calls})`.mapWith(Number),
      credits: sql`sum(${use.cost})`.mapWith(Number),
      inputTokens: sql`sum(${use.input})`.mapWith(Number),
      cachedTokens: sql`sum(${use.cached})`.mapWith(Number),
      outputTokens: sql`sum(${use.output})`.mapWith(Number),
    })
    .from(use)
    .groupBy(use.model)
    .orderBy(desc(sql`sum(${use.cost})`), use.model)
    .limit(most);
  const [planner] = await db
    .select({ runs: count(), calls: sql`coalesce(sum(${callsOf(runs.id)}), 0)`.mapWith(Number) })
    .from(runs)
    .where(and(eq(runs.answeredBy, BUILT_IN_PLANNER), gte(runs.startedAt, since)));
  return [
    ...paid.map(({ model, name, ...share }) => ({ ...share, name: sayModel({ model, name }) })),
    ...(planner && planner.runs > 0 ? [{ ...NOTHING, ...planner, name: BUILT_IN_PLANNER }] : []),
  ];
}

/** What a use of tokens cost: `costOf` in SQL. */
const costOfUse = sql<number>`ceil((
  ((use ->> 'input')::numeric - (use ->> 'cached')::numeric) * (use -> 'price' ->> 'input')::numeric
  + (use ->> 'cached')::numeric * (use -> 'price' ->> 'cached')::numeric
  + (use ->> 'output')::numeric * (use -> 'price' ->> 'output')::numeric
) / 1000000)`;

/** All tokens of one kind of the lines of a group. */
const tokens = (kind: "input" | "cached" | "output") =>
  sql<string>`coalesce(sum((
    select sum((use ->> '${sql.raw(kind)}')::bigint) from json_array_elements(${ledgerEntries.tokens}) as use
  )), 0)`;

/** By the person who began the runs, the most credits first. */
export async function shareByPerson(db: Db, since: Date, most: number): Promise<UsageShare[]> {
  const who = sql<string>`coalesce(${ledgerEntries.spentBy}, ${ledgerEntries.userId})`;
  const spent = db
    .select({
      userId: who.as("who"),
      credits: sql<string>`-sum(${ledgerEntries.delta})`.as("credits"),
      input: tokens("input").as("input"),
      cached: tokens("cached").as("cached"),
      output: tokens("output").as("output"),
    })
    .from(ledgerEntries)
    .where(chargedSince(since))
    .groupBy(who)
    .as("spent");
  const began = db
    .select({ userId: runs.userId, runs: count().as("began_runs") })
    .from(runs)
    .where(gte(runs.startedAt, since))
    .groupBy(runs.userId)
    .as("began");
  const called = db
    .select({ userId: toolCalls.userId, calls: count().as("made_calls") })
    .from(toolCalls)
    .where(doneSince(since))
    .groupBy(toolCalls.userId)
    .as("called");
  const number = (column: unknown) => sql`coalesce(${column}, 0)`.mapWith(Number);
  return db
    .select({
      name: users.email,
      runs: number(began.runs),
      calls: number(called.calls),
      credits: number(spent.credits),
      inputTokens: number(spent.input),
      cachedTokens: number(spent.cached),
      outputTokens: number(spent.output),
    })
    .from(users)
    .leftJoin(spent, eq(spent.userId, users.id))
    .leftJoin(began, eq(began.userId, users.id))
    .leftJoin(called, eq(called.userId, users.id))
    .where(sql`${spent.userId} is not null or ${began.userId} is not null`)
    .orderBy(desc(sql`coalesce(${spent.credits}, 0)`), users.email)
    .limit(most);
}

/** Finished calls with what they were charged: nothing in a run that failed. */
const finishedCalls = {
  runs: countDistinct(toolCalls.runId),
  calls: count(),
  credits:
    sql`count(*) filter (where ${runs.state} <> 'failed') * ${sql.raw(String(TOOL_CALL_PRICE))}`.mapWith(
      Number,
    ),
};

/** By tool, the most calls first. */
export async function shareByTool(db: Db, since: Date, most: number): Promise<UsageShare[]> {
  const found = await db
    .select({ name: toolCalls.name, ...finishedCalls })
    .from(toolCalls)
    .innerJoin(runs, eq(runs.id, toolCalls.runId))
    .where(doneSince(since))
    .groupBy(toolCalls.name)
    .orderBy(desc(count()), toolCalls.name)
    .limit(most);
  return found.map((share) => ({ ...NOTHING, ...share }));
}

/** By the plugin of the connection, the most calls first; without a name for connections that are gone. */
export async function shareByApp(db: Db, since: Date, most: number): Promise<UsageShare[]> {
  const name = sql<string>`coalesce(${connections.connectionType}, '')`;
  const found = await db
    .select({ name, ...finishedCalls })
    .from(toolCalls)
    .innerJoin(runs, eq(runs.id, toolCalls.runId))
    .leftJoin(connections, eq(connections.id, toolCalls.connectionId))
    .where(doneSince(since))
    .groupBy(name)
    .orderBy(desc(count()), name)
    .limit(most);
  return found.map((share) => ({ ...NOTHING, ...share }));
}
