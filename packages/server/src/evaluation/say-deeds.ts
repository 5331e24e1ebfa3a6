import type { Deed } from "./ask.ts";

const MAX_VALUE = 120;

const OUTCOMES: Readonly<Record<Deed["outcome"], string>> = {
  done: "done",
  failed: "failed",
  denied: "not approved",
  unknown: "outcome unknown",
  running: "not finished",
  held: "held",
};

/** The calls of a run, a line each. */
export const sayDeeds = (deeds: readonly Deed[]): string =>
  deeds
    .map(({ tool, args, outcome }) => {
      const said = Object.entries(args).map(([name, value]) => `${name}: ${short(value)}`);
      return `${tool} (${said.join(", ")}): ${OUTCOMES[outcome]}`;
    })
    .join("\n");

function short(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE).toWellFormed()}…` : text;
}
