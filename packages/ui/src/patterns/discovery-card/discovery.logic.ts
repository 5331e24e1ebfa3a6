import type { DiscoveryView } from "./types.ts";

/** The findings line by line, for search and copy. */
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

/** The findings as Markdown that can be pasted elsewhere; text from the app is escaped. */
export function discoveryMarkdown(discovery: DiscoveryView): string {
  const lines = discoveryLines(discovery).map((line) => `- ${escaped(line)}`);
  return `**${escaped(discovery.connection.name)}**\n\n${lines.join("\n")}`;
}

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|~#]/g, String.raw`\$&`);
