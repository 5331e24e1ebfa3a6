import type { UsageState } from "./usage.types.ts";

const DAYS = 30;
const days = Array.from({ length: DAYS }, (_, at) =>
  new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
);
const wave = (height: number, turn: number) =>
  days.map((_, at) =>
    at % 7 > 4 ? 0 : Math.max(0, Math.round(height * (1.1 + Math.sin(at / 2 + turn)))),
  );

export const ready: Extract<UsageState, { kind: "ready" }> = {
  kind: "ready",
  spans: [7, 30, 90].map((count) => ({
    days: count,
    href: `/ui/admin/usage?days=${count}`,
    current: count === DAYS,
  })),
  days,
  credits: wave(180, 0),
  runs: [
    { name: "finished", values: wave(40, 0) },
    { name: "stopped", values: wave(4, 1) },
    { name: "failed", values: wave(3, 2) },
    { name: "other", values: wave(0, 0) },
  ],
  failures: [
    { name: "create_issue", values: wave(3, 2) },
    { name: "search_messages", values: wave(2, 1) },
    { name: "", values: wave(1, 0) },
  ],
};
