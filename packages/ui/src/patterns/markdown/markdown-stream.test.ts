import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus } from "../../testing/markdown/corpus.ts";
import { createMarkdownStream } from "./markdown-stream.ts";
import type { Block, Inline, MarkdownSnapshot, Unit } from "./types.ts";

const manual = () => () => {};

/** A block as if it had been parsed at once: final parts and rest together. */
function flat(block: Block): Block {
  if (block.kind === "list") {
    const { before = [], items, ...rest } = block;
    return { ...rest, items: [...before.flat(), ...items] };
  }
  if (block.kind === "table") {
    const { before = [], rows, ...rest } = block;
    return { ...rest, rows: [...before.flat(), ...rows] };
  }
  if (block.kind === "code") {
    const { before = [], text, ...rest } = block;
    return { ...rest, text: before.join("") + text };
  }
  if (block.kind === "paragraph") {
    return {
      kind: "paragraph",
      children: joined([...(block.before ?? []).flat(), ...block.children]),
    };
  }
  return block;
}

function joined(inlines: readonly Inline[]): Inline[] {
  return inlines.reduce<Inline[]>((all, inline) => {
    const last = all.at(-1);
    if (inline.kind !== "text" || last?.kind !== "text") return [...all, inline];
    return [...all.slice(0, -1), { kind: "text", text: last.text + inline.text }];
  }, []);
}

function shown(snapshot: MarkdownSnapshot) {
  return {
    sizes: snapshot.groups.map((group) => group.units.length),
    units: snapshot.groups.flatMap((group) => group.units.map((unit) => unit.blocks.map(flat))),
    sealed: snapshot.groups.every((group) => group.units.every((unit) => unit.sealed)),
  };
}

function whole(text: string) {
  const stream = createMarkdownStream(manual);
  stream.append(text);
  stream.end();
  return shown(stream.snapshot());
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

const fragments = [
  ..."plain words that go on;**bold words**;_soft_;`code `;a * star;snake_case_name;[1];[a link](https://example.com/x);2 < 3 > 1;\\*;&amp; more;https://example.com/a_b;x | y;~~gone~~;**open;`open;[open;a [b* c](u) *d;![alt](x.png);<b>html</b>;*a [b* c]".split(
    ";",
  ),
  "line\nbreak",
  "two  \nbreaks",
  "text\n# no",
];
const inWords = (seeds: readonly number[], times = 8) =>
  Array.from({ length: times }, (_, turn) =>
    seeds.map((seed) => fragments[(seed + turn * 7) % fragments.length]).join(" "),
  );

/** Generators of blocks of some kilobytes with everything in them that may change earlier text. */
const longBlocks: readonly ((seeds: readonly number[]) => string)[] = [
  (seeds) => `${inWords(seeds).join(" ").replaceAll("\n# no", "")}\n\n`,
  (seeds) =>
    `${inWords(seeds).join("\n").replaceAll("\n# no", "")}\n${seeds[0] === 1 ? "===" : ""}\n\n`,
  (seeds) =>
    `${inWords(seeds, 40)
      .map(
        (line, at) =>
          `${at % 17 === 16 && seeds[1] === 2 ? "\n" : ""}- ${line.slice(0, 90).replaceAll("\n", " ")}${at % 5 === 4 ? "\n  - inner" : ""}`,
      )
      .join("\n")}\n\n`,
  (seeds) =>
    `${inWords(seeds, 60)
      .map((line, at) => `${at + (seeds[0] ?? 1)}. ${line.slice(0, 60).replaceAll("\n", " ")}`)
      .join("\n")}\nlazy\n\nafter\n\n`,
  (seeds) =>
    `| a | b | c |\n| - | -: | - |\n${inWords(seeds, 70)
      .map(
        (line, at) =>
          `| ${line.slice(0, 40).replaceAll(/[\n|]/g, " ")} | ${at} | ${at === 61 ? "word" : at * 3}`,
      )
      .join("\n")}\n${seeds[0] === 3 ? "not a row\n" : ""}\n`,
  (seeds) =>
    `${seeds.length % 2 ? "   " : ""}\`\`\`js\n${inWords(seeds, 12).join("\n\n").replaceAll("`", "'")}\n\`\`\`\n\n`,
  (seeds) => `~~~\n${inWords(seeds, 12).join("\n").replaceAll("~", "")}\n`,
];

describe("a markdown stream", () => {
  it("reads chunks cut anywhere as it reads the whole text [C2 CHAT-40 STREAM-04]", () => {
    const source = fc.oneof(
      fc.constantFrom(...corpus),
      fc
        .array(fc.constantFrom(...corpus), { minLength: 2, maxLength: 4 })
        .map((all) => all.join("\n\n")),
    );
    fc.assert(
      fc.property(source, fc.array(fc.nat(), { maxLength: 30 }), (text, places) => {
        const stream = createMarkdownStream(manual);
        for (const chunk of cut(text, places)) {
          stream.append(chunk);
          stream.flush();
        }
        stream.end();
        expect(shown(stream.snapshot())).toEqual(whole(text));
      }),
      { numRuns: 250 },
    );
  });

  it("reads one character at a time, inside surrogate pairs too [C2]", () => {
    for (const text of corpus) {
      const stream = createMarkdownStream(manual);
      for (let at = 0; at < text.length; at++) {
        stream.append(text.charAt(at));
        stream.flush();
      }
      stream.end();
      expect(shown(stream.snapshot())).toEqual(whole(text));
    }
  });

  it.each([
    ["a list", "Total:\n- one\n- two", []],
    ["a list and a rule", "Total:\r\n- one\r\n---\r\nend", []],
    ["more text", "Total:\n= three\nand more", []],
    ["a list in a quotation", "> Total:\n> - one", []],
    ["a list under a long text", `${"many words of a text ".repeat(200)}\n- one`, []],
    ["headings after all", "Total\n-----\n\nText\n===\n", ["Total", "Text"]],
    ["a heading at the end", "Text\n---", ["Text"]],
  ])(
    "makes no heading of a line while what is below it may become something else: %s [C2]",
    (_, text, headings) => {
      const stream = createMarkdownStream(manual);
      const found = new Set<string>();
      const look = () => {
        for (const block of stream
          .snapshot()
          .groups.flatMap(({ units }) => units.flatMap((unit) => unit.blocks)))
          for (const [, title = ""] of JSON.stringify(block).matchAll(
            /"kind":"heading".*?"text":"(.*?)"/g,
          ))
            found.add(title);
      };
      for (const character of text) {
        stream.append(character);
        stream.flush();
        look();
      }
      stream.end();
      look();
      expect([...found]).toEqual(headings);
      expect(shown(stream.snapshot())).toEqual(whole(text));
    },
  );

  it("reads long blocks, sealed inside, as it reads them at once [C1 C2]", () => {
    const long = fc
      .tuple(fc.constantFrom(...longBlocks), fc.array(fc.nat(), { minLength: 5, maxLength: 60 }))
      .map(([make, seeds]) => make(seeds));
    const sealed = { count: 0 };
    fc.assert(
      fc.property(
        fc.array(long, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(7, 40, 150, 700),
        (blocks, size) => {
          const text = blocks.join("");
          const stream = createMarkdownStream(manual);
          for (let at = 0; at < text.length; at += size) {
            stream.append(text.slice(at, at + size));
            stream.flush();
          }
          stream.end();
          sealed.count += Number(JSON.stringify(stream.snapshot()).includes('"before"'));
          expect(shown(stream.snapshot())).toEqual(whole(text));
        },
      ),
      { numRuns: 80 },
    );
    expect(sealed.count).toBeGreaterThan(30);
  }, 60_000);

  it.each<[string, string[]]>([
    [
      "a table under a long text",
      [
        `${"many words of a text ".repeat(55)}\n| Region | Tot`,
        "al |\n|---|-",
        "--|\n| Nord | 1 |\n",
      ],
    ],
    [
      "a table without bars at its sides under a long text",
      [
        `${"many words of a text ".repeat(55)}\nRegion and coun`,
        "try | Total\n---|---\nNord | 1\n",
      ],
    ],
    [
      "a table under a text that was sealed before",
      [
        "many words ".repeat(120),
        `${"many words ".repeat(110)}\n| Region | Tot`,
        "al |\n|---|---|\n| Nord | 1 |\n",
      ],
    ],
    [
      "a list whose rule comes in two parts",
      [`${"- an entry of a list with words\n".repeat(50)}\n-`, "--\n\nend\n"],
    ],
    [
      "a table whose delimiter row grows",
      ["Text above\n| a | b |\n|---|---", "|---|\n| 1 | 2 |\n"],
    ],
    ["a number under a definition", ["[a]: u\n2. x\n", "\nend"]],
    ["a tag under a definition", ["[a]: u\n<b>\n", "# T\n"]],
    [
      "a table under a text that would be a list alone",
      ["Text\n2. a | b\n", "-|-\n1 | 2\n", "\nend"],
    ],
  ])("reads %s as it reads the whole text [C2]", (_, chunks) => {
    const stream = createMarkdownStream(manual);
    for (const chunk of chunks) {
      stream.append(chunk);
      stream.flush();
    }
    stream.end();
    expect(shown(stream.snapshot())).toEqual(whole(chunks.join("")));
  });

  it("keeps a footnote that is defined inside a long list [C1 CHAT-40]", () => {
    const entries = Array.from({ length: 60 }, (_, index) => `- entry ${index} of a long list\n\n`);
    const text = `See[^n] it.\n\n- first\n\n  [^n]: the note\n\n${entries.join("")}end`;
    const stream = createMarkdownStream(manual);
    const counts = new Set<number>();
    for (let at = 0; at < text.length; at += 20) {
      stream.append(text.slice(at, at + 20));
      stream.flush();
      if (at > 60) counts.add(stream.snapshot().notes.length);
    }
    expect([...counts]).toEqual([1]);
  });

  it("continues an answer that had ended, in the same elements [C2]", () => {
    const stream = createMarkdownStream(manual);
    const ids = () => stream.snapshot().groups.flatMap(({ units }) => units.map(({ id }) => id));
    stream.sync("# One\n\nTwo\n\nThree", true);
    const before = ids();
    stream.sync("# One\n\nTwo\n\nThree\n\nFour", true);
    expect(ids().slice(0, 3)).toEqual(before);
    stream.sync("Another text", true);
    expect(ids()).not.toContain(0);
  });

  it("shows a text that is passed in as chunks as it shows the whole, while it grows and when it ends [C1 C2]", () => {
    const text = corpus.join("\n\n").slice(0, 30_000);
    const stream = createMarkdownStream(manual);
    const atOnce = createMarkdownStream(manual);
    let chunks: readonly string[] = [];
    for (let at = 0; at < text.length; at += 60) {
      const chunk = text.slice(at, at + 60);
      const last = chunks.at(-1) ?? "";
      chunks = last.length > 300 ? [...chunks, chunk] : [...chunks.slice(0, -1), last + chunk];
      const rendered = stream.read(chunks, false);
      expect(rendered).toEqual(atOnce.read(text.slice(0, at + 60), false));
    }
    expect(chunks.length).toBeGreaterThan(10);
    expect(stream.read(chunks, true)).toEqual(atOnce.read(text, true));
  });

  it("takes other chunks of the same text for the same text, and another chunk for another text [C2]", () => {
    const stream = createMarkdownStream(manual);
    const first = stream.read(["# One\n\nTwo", "\n\nThree\n\nFour"], false);
    expect(stream.read("# One\n\nTwo\n\nThree\n\nFour", false)).toBe(first);
    expect(stream.read(["# One\n", "\nTwo\n\nThree\n\nFour"], false)).toBe(first);
    const other = ["# One\n", "\nTwo\n\nFive"];
    expect(shown(stream.read(other, true))).toEqual(whole(other.join("")));
  });

  it("never replaces a finished block that no later definition names [C2]", () => {
    const replaced: string[] = [];
    for (const text of corpus.filter((each) => !each.includes("]:"))) {
      const stream = createMarkdownStream(manual);
      const seen = new Map<number, Unit>();
      for (const char of text) {
        stream.append(char);
        stream.flush();
        for (const unit of stream.snapshot().groups.flatMap((group) => group.units)) {
          if ((seen.get(unit.id) ?? unit) !== unit) replaced.push(text);
          if (unit.sealed) seen.set(unit.id, unit);
        }
      }
    }
    expect(replaced).toEqual([]);
  });

  it("keeps full groups untouched while the text grows [C1 C4]", () => {
    const stream = createMarkdownStream(manual);
    stream.append("one line\n\n".repeat(40));
    stream.flush();
    const first = stream.snapshot().groups[0];
    expect(first).toMatchObject({ full: true });
    stream.append("another line\n\n".repeat(40));
    stream.flush();
    expect(stream.snapshot().groups[0]).toBe(first);
  });

  it("renders a link whose definition comes late", () => {
    const stream = createMarkdownStream(manual);
    stream.append("See [the page][p] now.\n\nMore.\n\n");
    stream.flush();
    expect(JSON.stringify(stream.snapshot())).not.toContain("example.com");
    stream.append("[p]: https://example.com/x\n\nEnd.\n\n");
    stream.flush();
    expect(JSON.stringify(stream.snapshot())).toContain("https://example.com/x");
  });

  it("numbers footnotes by their first reference, however late they are defined, and renders no block and no note again [C1]", () => {
    const stream = createMarkdownStream(manual);
    const feed = (text: string) => {
      stream.append(text);
      stream.flush();
      return stream.snapshot();
    };
    const before = feed("One[^b] and two[^a].\n\nMore[^c].\n\nstill ");
    expect(before.notes).toEqual([]);
    feed("going.\n\n[^a]: of a, see [x]\n[^b]: of b, see[^c]\n\n");
    const after = feed("[x]: https://example.com/x\n\n[^c]: of c\n\nEnd.\n\n");
    expect([...after.numbers]).toEqual(
      [
        ["^B", 1],
        ["^A", 2],
        ["^C", 3],
      ].map(([label, number]) => [
        expect.stringMatching(new RegExp(`${String(label).slice(1)}$`, "i")),
        number,
      ]),
    );
    expect(JSON.stringify(after.notes[1])).toContain("https://example.com/x");
    expect(after.groups[0]?.units[0]).toBe(before.groups[0]?.units[0]);
    const later = feed("And[^b].");
    expect(later.numbers).toBe(after.numbers);
    expect(later.notes).toBe(after.notes);
  });

  it("flushes once for many chunks of one frame [C4]", () => {
    const waiting: (() => void)[] = [];
    const stream = createMarkdownStream((flush) => {
      waiting.push(flush);
      return () => {};
    });
    let commits = 0;
    stream.subscribe(() => commits++);
    for (let index = 0; index < 50; index++) stream.append("word ");
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    expect(commits).toBe(1);
  });

  it("starts again when the text is another one", () => {
    const stream = createMarkdownStream(manual);
    stream.sync("first", false);
    stream.flush();
    stream.sync("second", true);
    expect(shown(stream.snapshot()).units).toEqual(whole("second").units);
  });
});
