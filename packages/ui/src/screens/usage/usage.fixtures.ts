import type { UsageShare, UsageState } from "./usage.types.ts";

const DAYS = 30;
const days = Array.from({ length: DAYS }, (_, at) =>
  new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
);
const wave = (height: number, turn: number) =>
  days.map((_, at) =>
    at % 7 > 4 ? 0 : Math.max(0, Math.round(height * (1.1 + Math.sin(at / 2 + turn)))),
  );

const share = (name: string, credits: number, runs: number, input = 0): UsageShare => ({
  name,
  credits,
  runs,
  calls: runs * 2,
  inputTokens: input,
  cachedTokens: Math.round(input * 0.4),
  outputTokens: Math.round(input * 0.06),
});

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
  shares: {
    models: [
      share("GPT-4o", 2210.4, 612, 6_420_118),
      share("Qwen 3, 32B", 84.12, 190, 2_100_400),
      share("built-in planner", 0, 422),
    ],
    people: [
      share("maya@haldencoffee.example", 1402.75, 388, 4_010_002),
      share("jonas.weber@haldencoffee.example", 610.2, 214, 1_904_300),
    ],
    tools: [share("query_data", 640, 320), share("create_issue", 212, 106)],
    apps: [share("Jira", 318, 159), share("Gmail", 240, 120)],
  },
};
