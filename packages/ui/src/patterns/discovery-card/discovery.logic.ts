import type { DiscoveryView } from "./types.ts";

/** The findings line by line, as they are searched and copied. */
export function discoveryLines({ found, mappings, notes, prompts }: DiscoveryView): string[] {
  return [
    ...found.map(({ name, count, detail }) =>
      [name, count, detail].filter((part) => part !== undefined).join(" · "),
    ),
    ...mappings.map(({ name, field }) => `${name} = ${field}`),
    ...notes,
    ...prompts,
  ];
}

/** The findings as markdown that can be pasted elsewhere; what comes out of the app stays text there, too. */
export function discoveryMarkdown(discovery: DiscoveryView): string {
  const lines = discoveryLines(discovery).map((line) => `- ${escaped(line)}`);
  return `**${escaped(discovery.connection.name)}**\n\n${lines.join("\n")}`;
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|~#]/g, String.raw`\$&`);
