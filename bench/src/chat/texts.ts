import {
  anyBlock,
  codeLine,
  listItem,
  paragraph,
  sentence,
  tableHead,
  tableRow,
} from "./blocks.ts";
import type { Exchange } from "./contender.ts";
import { type Random, seeded } from "./random.ts";

const KILO = 1_000;

/** Joins what `make` gives until the text is long enough; the first part is always there. */
function grow(first: string, make: () => string, between: string, size: number): string {
  const parts = [first];
  let length = first.length;
  while (length < size) {
    const part = make();
    parts.push(part);
    length += part.length + between.length;
  }
  return parts.join(between);
}

function mixed(size: number, seed: number): string {
  const random = seeded(seed);
  return grow("# The answer", () => anyBlock(random), "\n\n", size);
}

/** One block that is as long as a whole answer. */
function block(begin: string, make: (random: Random) => string, between: string): string {
  const random = seeded(5);
  return grow(begin, () => make(random), between, 40 * KILO);
}

type Place = "early" | "late";

/**
 * A mixed text that uses one label near its beginning, in its middle and near its end, and defines it either near its beginning
 * or near its end.
 */
function labelled(use: string, definition: string, place: Place): string {
  const blocks = mixed(100 * KILO, 1).split("\n\n");
  const at = (share: number) => Math.floor(blocks.length * share);
  const uses = new Set([at(0.02), at(0.5), at(0.95)]);
  const defined = place === "early" ? at(0.03) : at(0.97);
  return blocks
    .flatMap((text, index) => [
      text,
      ...(uses.has(index) ? [`As the report says ${use}, the total is smaller.`] : []),
      ...(index === defined ? [definition] : []),
    ])
    .join("\n\n");
}

const footnote = (place: Place) => labelled("in its note[^note]", "[^note]: The note.", place);
const link = (place: Place) =>
  labelled("on [this page][page]", "[page]: https://example.com/page", place);

const texts = {
  "mixed-20": () => mixed(20 * KILO, 1),
  "mixed-100": () => mixed(100 * KILO, 1),
  "mixed-400": () => mixed(400 * KILO, 1),
  "paragraph-40": () => block("The beginning.", sentence, " "),
  "list-40": () => block("- The first entry", listItem, "\n"),
  "table-40": () => block(tableHead(4), (random) => tableRow(random, 4), "\n"),
  "fence-40": () => block("```ts", codeLine, "\n"),
  "footnote-early": () => footnote("early"),
  "footnote-late": () => footnote("late"),
  "link-early": () => link("early"),
  "link-late": () => link("late"),
  /** The second text next to mixed-100, for two concurrent answers. */
  second: () => mixed(100 * KILO, 2),
  /** What comes at the end of mixed-100 in 200 chunks a second: five seconds of it. */
  more: () => `\n\n${mixed(12 * KILO, 3)}`,
  /** Runs before what is measured, so that no contender is compiled while the clock runs. */
  "warm-up": () => mixed(8 * KILO, 4),
};

export type TextName = keyof typeof texts;

export function makeText(name: TextName): string {
  return texts[name]();
}

/** Answers of one kilobyte, each behind a short question. */
export function makeExchanges(count: number): Exchange[] {
  const exchanges = Array.from({ length: count }, (_, index) => {
    const random = seeded(1_000 + index);
    const begin = paragraph(random);
    return {
      question: `What about order ${index + 1}?`,
      text: grow(begin, () => anyBlock(random), "\n\n", KILO).slice(0, KILO),
    };
  });
  // A copy without the longer strings that these were cut from: they would be freed while the heap is measured.
  return JSON.parse(JSON.stringify(exchanges));
}

/** Cuts a text as a model's stream does: about twelve characters a chunk. */
export function chunksOf(text: string): string[] {
  const random = seeded(7);
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const size = 6 + random.below(13);
    chunks.push(text.slice(at, at + size));
    at += size;
  }
  return chunks;
}
