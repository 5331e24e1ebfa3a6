import type { Clock } from "../../clock.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { DayCount, UsageShare } from "./ports.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** More tools than these cannot be told apart in a chart. */
const MAX_TOOLS = 5;
/** Lines of a table of shares. */
const MAX_SHARES = 20;

/** A value for each day. */
export type UsageSeries = { readonly name: string; readonly values: number[] };

/** Everybody's usage per day. Credits in hundredths. */
export type Usage = {
  readonly days: string[];
  readonly credits: number[];
  readonly runs: UsageSeries[];
  /** The last one, without a name, is that of all other tools. */
  readonly failures: UsageSeries[];
  readonly models: UsageShare[];
  readonly people: UsageShare[];
  readonly tools: UsageShare[];
  readonly apps: UsageShare[];
};

/** Everybody's usage in the last days, including today, in UTC days. */
export async function readUsage(
  { store, clock }: { readonly store: Pick<Repositories, "usage">; readonly clock: Clock },
  count: number,
): Promise<Usage> {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  const first = today - (count - 1) * DAY_MS;
  const days = Array.from({ length: count }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  );
  const since = new Date(first);
  const { usage } = store;
  const [charges, runs, failures] = await Promise.all([
    usage.sumCharges(since),
    usage.countRuns(since),
    usage.countFailures(since),
  ]);
  const [models, people, tools, apps] = await Promise.all([
    usage.shareByModel(since, MAX_SHARES),
    usage.shareByPerson(since, MAX_SHARES),
    usage.shareByTool(since, MAX_SHARES),
    usage.shareByApp(since, MAX_SHARES),
  ]);
  return {
    days,
    credits: valuesOf(days, charges),
    runs: ["finished", "stopped", "failed", "other"].map((name) => ({
      name,
      values: valuesOf(
        days,
        runs.filter((one) => endOf(one.name) === name),
      ),
    })),
    failures: byTool(days, failures),
    models,
    people,
    tools,
    apps,
  };
}

const endOf = (state: string) =>
  state === "finished" || state === "stopped" || state === "failed" ? state : "other";

function byTool(days: readonly string[], failures: readonly DayCount[]): UsageSeries[] {
  const totals = new Map<string, number>();
  for (const { name, count } of failures) totals.set(name, (totals.get(name) ?? 0) + count);
  const names = [...totals.keys()].toSorted((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
  const shown = names.slice(0, MAX_TOOLS);
  const rest = failures.filter(({ name }) => !shown.includes(name));
  return [
    ...shown.map((tool) => ({
      name: tool,
      values: valuesOf(
        days,
        failures.filter(({ name }) => name === tool),
      ),
    })),
    ...(rest.length > 0 ? [{ name: "", values: valuesOf(days, rest) }] : []),
  ];
}

function valuesOf(days: readonly string[], counts: readonly DayCount[]): number[] {
  const byDay = new Map<string, number>();
  for (const { day, count } of counts) byDay.set(day, (byDay.get(day) ?? 0) + count);
  return days.map((day) => byDay.get(day) ?? 0);
}
