import type { Random } from "./random.ts";

const WORDS = [
  ..."the of to and in is for that with on as are by from this an be or which each when region total order customer".split(
    " ",
  ),
  ..."invoice account report quarter number average value table field record query result change period country".split(
    " ",
  ),
  ..."größer Zürich naïve façade — revenue forecast connection approval message between during usually smaller".split(
    " ",
  ),
] as [string, ...string[]];

function words(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.of(WORDS)).join(" ");
}

/** Some words, now and then marked up as models like to do it. */
function phrase(random: Random): string {
  const text = words(random, 2 + random.below(6));
  switch (random.below(16)) {
    case 0:
      return `**${text}**`;
    case 1:
      return `*${text}*`;
    case 2:
      return `\`${text}\``;
    case 3:
      return `[${text}](https://example.com/${random.of(WORDS)})`;
    case 4:
      return `~~${text}~~`;
    default:
      return text;
  }
}

export function sentence(random: Random): string {
  const phrases = Array.from({ length: 2 + random.below(3) }, () => phrase(random));
  return `The ${phrases.join(", ")}.`;
}

export function paragraph(random: Random): string {
  return Array.from({ length: 2 + random.below(4) }, () => sentence(random)).join(" ");
}

function heading(random: Random): string {
  return `${"#".repeat(1 + random.below(4))} The ${words(random, 3 + random.below(4))}`;
}

export function listItem(random: Random): string {
  return `- ${phrase(random)} ${phrase(random)}`;
}

function list(random: Random): string {
  const kind = random.below(4);
  const items = Array.from({ length: 3 + random.below(6) }, (_, index) => {
    const content = `${phrase(random)} ${phrase(random)}`;
    if (kind === 0) return `${index + 1}. ${content}`;
    if (kind === 1) return `- [${random.of(["x", " "])}] ${content}`;
    const nested = kind === 2 && random.below(3) === 0 ? `\n  - ${phrase(random)}` : "";
    return `- ${content}${nested}`;
  });
  return items.join("\n");
}

export function tableHead(columns: number): string {
  const names = Array.from({ length: columns }, (_, index) => `Column ${index + 1}`);
  return `| ${names.join(" | ")} |\n|${names.map(() => " --- |").join("")}`;
}

export function tableRow(random: Random, columns: number): string {
  const cells = Array.from({ length: columns }, (_, index) =>
    index === columns - 1 ? `${random.below(100_000) / 100}` : phrase(random),
  );
  return `| ${cells.join(" | ")} |`;
}

function table(random: Random): string {
  const columns = 3 + random.below(2);
  const rows = Array.from({ length: 3 + random.below(6) }, () => tableRow(random, columns));
  return [tableHead(columns), ...rows].join("\n");
}

export function codeLine(random: Random): string {
  return `${"  ".repeat(random.below(4))}const value${random.below(100)} = order("${words(random, 2)}", ${random.below(1_000)});`;
}

function fence(random: Random): string {
  const lines = Array.from({ length: 4 + random.below(14) }, () => codeLine(random));
  return ["```ts", ...lines, "```"].join("\n");
}

function quote(random: Random): string {
  return `> ${sentence(random)}\n>\n> ${sentence(random)}`;
}

/** The next block of an answer: more paragraphs and lists than anything else. */
export function anyBlock(random: Random): string {
  const make = random.of([
    ...[paragraph, paragraph, paragraph, paragraph, paragraph],
    ...[heading, heading, list, list, list, table, fence, quote],
  ] as [typeof heading, ...(typeof heading)[]]);
  return make(random);
}
