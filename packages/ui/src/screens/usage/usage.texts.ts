const ends: Readonly<Record<string, string>> = {
  finished: "Finished",
  stopped: "Stopped",
  failed: "Failed",
  other: "In progress or interrupted",
};

/** Texts of the usage of the server. */
export const usageTexts = {
  title: "Usage",
  intro: "What everyone used on this server, by day (UTC).",
  span: (days: number) => `${days} days`,
  spans: "Time span",
  day: "Day",
  credits: "Credits used",
  runs: "Runs",
  failures: "Failed tool calls",
  noFailures: "No failed tool calls.",
  endOf: (name: string) => ends[name] ?? name,
  others: "Other tools",
  shares: {
    models: "By model",
    people: "By person",
    tools: "By tool",
    apps: "By app",
  },
  shareColumns: {
    name: { models: "Model", people: "Person", tools: "Tool", apps: "App" },
    credits: "Credits",
    runs: "Runs",
    calls: "Tool calls",
    input: "Tokens in",
    cached: "Cached",
    output: "Tokens out",
  },
  noShares: "Nothing was used in these days.",
  onlyFirst: (count: number) => `Only the first ${count} are shown.`,
  unnamed: "Other",
} as const;
