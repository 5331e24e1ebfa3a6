import type { ConnectionView, ToolCallState, ToolCallView } from "./types.ts";

/** Outcomes that show without expanding a group, the worst first. */
const troubles = [
  "failed",
  "unknown",
  "denied",
  "not_run",
] as const satisfies readonly ToolCallState[];

type Trouble = (typeof troubles)[number];

/** The problems in a group: each outcome with the names of its calls, in the order of the calls. */
export function troublesOf(calls: readonly ToolCallView[]): { state: Trouble; names: string[] }[] {
  return troubles.flatMap((state) => {
    const names = calls.filter((call) => call.state === state).map(({ name }) => name);
    return names.length === 0 ? [] : [{ state, names: [...new Set(names)] }];
  });
}

/** Why calls of a group were denied, each reason once. */
export const denialReasonsOf = (calls: readonly ToolCallView[]): string[] => [
  ...new Set(calls.flatMap(({ denialReason }) => denialReason ?? [])),
];

/** The state of a group: that of its slowest call, then that of its worst. */
export function stateOfGroup(calls: readonly ToolCallView[]): ToolCallState {
  const states = new Set(calls.map(({ state }) => state));
  const order = ["running", ...troubles, "proposed"] as const;
  return order.find((state) => states.has(state)) ?? "done";
}

/** The total duration, in milliseconds; null if no call has an end time. */
export function durationOf(calls: readonly ToolCallView[]): number | null {
  const known = calls.flatMap(({ durationMs }) => (durationMs === undefined ? [] : [durationMs]));
  return known.length === 0 ? null : known.reduce((sum, duration) => sum + duration, 0);
}

/** More logos than these say less than the count does. */
const mostApps = 3;

/** The apps that were called, each once. */
export function appsOf(calls: readonly ToolCallView[]): ConnectionView[] {
  const apps = new Map<string, ConnectionView>();
  for (const { connection } of calls) {
    if (connection && !apps.has(connection.plugin)) apps.set(connection.plugin, connection);
  }
  return [...apps.values()].slice(0, mostApps);
}
