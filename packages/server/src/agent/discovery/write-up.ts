import type { Findings } from "../../domain/discoveries/ports.ts";
import { sayCount } from "../../domain/credits/amounts.ts";
import { escapeMarkdown, sayList } from "../../text/markdown.ts";

/** A short summary of a discovery, for readers who do not see its cards and for the model in later turns. */
export function writeUp(
  explorations: readonly { readonly name: string; readonly findings: Findings }[],
  calls: number,
): string {
  const names = explorations.map(({ name }) => `**${escapeMarkdown(name)}**`);
  const lines = explorations.map(({ name, findings }) => {
    const found = findings.found.map((thing) => escapeMarkdown(thing.name));
    const said = found.length === 0 ? "nothing yet" : sayList(shortened(found));
    return `- **${escapeMarkdown(name)}**: ${said}`;
  });
  return [
    `I looked around in ${sayList(names)} with ${sayCount(calls, "call")} that only read.`,
    lines.join("\n"),
  ].join("\n\n");
}

const MAX_NAMES = 6;

const shortened = (names: readonly string[]): string[] =>
  names.length <= MAX_NAMES
    ? [...names]
    : [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`];
