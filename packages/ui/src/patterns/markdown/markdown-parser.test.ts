import { describe, expect, it } from "vitest";
import { readSections } from "./read-blocks.ts";
import { specHtml } from "../../testing/markdown/spec-html.ts";

const follow = (href: string) => ({ href, host: "" });

function read(text: string) {
  const { defined } = readSections(text, new Map(), follow);
  return readSections(text, defined, follow);
}

const html = (text: string) => specHtml(read(text).blocks).trimEnd();
const link = (address: string) => `<a href="${encodeURI(address)}">${address}</a>`;

describe("brackets", () => {
  it.each([
    ["[see [1]](u)", '<a href="u">see [1]</a>'],
    ["*a [b* c]", "<em>a [b</em> c]"],
    ["[a][b] and [c]\n\n[c]: u", '[a][b] and <a href="u">c</a>'],
    ["[a [b](u)](v)", '[a <a href="u">b</a>](v)'],
    ["[a](b (c (d) e)", "[a](b (c (d) e)"],
    ["> [foo\n> bar]\n\n[foo bar]: u", '<a href="u">foo\nbar</a>'],
    ['> [x](u "ti\n> tle")', '<a href="u" title="ti\ntle">x</a>'],
  ])("%j holds %j", (text, part) => {
    expect(html(text)).toContain(part);
  });
});

describe("tildes", () => {
  it.each([
    ["~one~ and ~~two~~", "<p>~one~ and <del>two</del></p>"],
    ["x ~~~three~~~", "x ~~~three~~~"],
    ["x ~one~~ and ~~two~", "x ~one~~ and ~~two~"],
    ["from ~5 to ~10", "from ~5 to ~10"],
    ["*a ~b* c~", "<em>a ~b</em> c~"],
  ])("%j holds %j", (text, part) => {
    expect(html(text)).toContain(part);
  });
});

describe("addresses without brackets", () => {
  it.each([
    ["http://localhost", link("http://localhost")],
    ["(http://localhost:3000/a?b=c).", `(${link("http://localhost:3000/a?b=c")}).`],
    ["https://пример.испытание/путь,", `${link("https://пример.испытание/путь")},`],
    ["见https://例え.テスト/あ。そして", `见${link("https://例え.テスト/あ")}。そして`],
    ['"https://a.example"', `&quot;${link("https://a.example")}&quot;`],
    ["**https://a.example**", `<strong>${link("https://a.example")}</strong>`],
    ["https://a.example/b_c_d", link("https://a.example/b_c_d")],
    ["https://a.example?b=c", link("https://a.example?b=c")],
    ["[https://a.example](u)", '<a href="u">https://a.example</a>'],
    ["[see https://a.example]", `[see ${link("https://a.example")}]`],
    ["foo_bar@a.example", '<a href="mailto:foo_bar@a.example">foo_bar@a.example</a>'],
    ["https://a_b.c.example", link("https://a_b.c.example")],
    ["xhttps://a.example", "<p>xhttps://a.example</p>"],
    ["https://a.b_c", "<p>https://a.b_c</p>"],
    ["https://", "<p>https://</p>"],
    ["ssh://git@a.example", "<p>ssh://git@a.example</p>"],
    ["a@b", "<p>a@b</p>"],
  ])("%j holds %j", (text, part) => {
    expect(html(text)).toContain(part);
  });
});

describe("tasks", () => {
  const box = '<input disabled="" type="checkbox"> ';

  it.each([
    ["- [ ] ", "<ul>\n<li>[ ]</li>\n</ul>"],
    ["- [ ]", "<ul>\n<li>[ ]</li>\n</ul>"],
    ["- [ ] a", `<ul>\n<li>${box}a</li>\n</ul>`],
    ["- [ ]\n  a", `<ul>\n<li>${box}a</li>\n</ul>`],
    ["- a\n\n  [ ] b", "<ul>\n<li>\n<p>a</p>\n<p>[ ] b</p>\n</li>\n</ul>"],
  ])("%j is %j", (text, whole) => {
    expect(html(text)).toBe(whole);
  });
});

describe("definitions", () => {
  it.each([
    ["[a]: u\n'one\ntwo'\n\n[a]", '<p><a href="u" title="one\ntwo">a</a></p>'],
    ['[a]: u "one\ntwo"\n[a]', '<p><a href="u" title="one\ntwo">a</a></p>'],
    ['[a]: u\n"one\ntwo\n\n[a]', '<p>&quot;one\ntwo</p>\n<p><a href="u">a</a></p>'],
    ['[a]: u "one\ntwo\n\n[a]', "<p>[a]: u &quot;one\ntwo</p>\n<p>[a]</p>"],
    ['[a]: u\n"one\n===\n\n[a]', '<h1>&quot;one</h1>\n<p><a href="u">a</a></p>'],
    ['[a]: u\n"one" two [a]', '<p>&quot;one&quot; two <a href="u">a</a></p>'],
    ["[a]: u\n(one (two)\n[a]", '<p>(one (two)\n<a href="u">a</a></p>'],
    [
      '> [a]: u\n> "one\n> two" three\n> four\n\n[a]',
      '<blockquote>\n<p>&quot;one\ntwo&quot; three\nfour</p>\n</blockquote>\n<p><a href="u">a</a></p>',
    ],
  ])("%j is %j", (text, whole) => {
    expect(html(text)).toBe(whole);
  });

  it("keep together with what may become their title", () => {
    const { sections } = readSections('[a]: u\n"one\ntwo', new Map());
    expect(sections.map(({ from }) => from)).toEqual([0]);
  });
});

describe("footnotes", () => {
  const notesOf = (text: string) =>
    [...read(text).notes].map(([label, blocks]) => [label, specHtml(blocks).trimEnd()]);

  it.each([
    ["[^1]: One *two*", [["1", "<p>One <em>two</em></p>"]]],
    ["[^1]: a\nlazy\n\n    b\n\nc", [["1", "<p>a\nlazy</p>\n<p>b</p>"]]],
    [
      "[^1]: a\n[^b]: c",
      [
        ["1", "<p>a</p>"],
        ["B", "<p>c</p>"],
      ],
    ],
    ["text\n[^1]: a", [["1", "<p>a</p>"]]],
    ["[^1]: a\n\n[^1]: b", [["1", "<p>a</p>"]]],
    ["[^1]:\n    a", [["1", "<p>a</p>"]]],
    ["[^1]:", [["1", ""]]],
    [
      "- [^q]: a\n\n> [^z]: b",
      [
        ["Q", "<p>a</p>"],
        ["Z", "<p>b</p>"],
      ],
    ],
    [
      "[^1]: a\n\n        code\n\n    - b\n      - c",
      [
        [
          "1",
          "<p>a</p>\n<pre><code>code\n</code></pre>\n<ul>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>",
        ],
      ],
    ],
    ["[^a b]: c", []],
    ["    [^1]: code", []],
    ["```\n[^1]: code\n```", []],
  ])("are found in %j", (text, notes) => {
    expect(notesOf(text)).toEqual(notes);
  });

  const inlinesOf = (text: string) => {
    const block = read(text).blocks[0];
    return block?.kind === "paragraph" ? block.children : [];
  };

  it("leave marks that name them, defined or not", () => {
    expect(inlinesOf("a[^1] b[^Note-A].")).toEqual([
      { kind: "text", text: "a" },
      { kind: "note", label: "1", written: "[^1]" },
      { kind: "text", text: " b" },
      { kind: "note", label: "NOTE-A", written: "[^Note-A]" },
      { kind: "text", text: "." },
    ]);
  });

  it.each([
    ["![^1]", ["text", "note"]],
    ["[t][^1]", ["text", "note"]],
    ["[t][^1]\n\n[t]: https://a.example", ["link", "note"]],
    ["**a[^1]**", ["strong"]],
    ["[^1](https://a.example)", ["link"]],
    ["[a [^1]](https://a.example)", ["link"]],
    ["[^a b] [^] `[^1]` \\[^1]", ["text", "code", "text"]],
    ["[^*a*]", ["note"]],
  ])("are named in %j as %j", (text, kinds) => {
    expect(inlinesOf(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("are no labels of links", () => {
    expect([...read("[^1] and [a][^1] and [b]").missing]).toEqual(["A", "B"]);
  });
});

describe("blocks", () => {
  it.each([
    ["> [a]: u\nlazy [a]", '<blockquote>\n<p>lazy <a href="u">a</a></p>\n</blockquote>'],
    ["[a]: u\n-", "<p>-</p>"],
    ["a\n-", "<h2>a</h2>"],
    ["- a\n  -", "<ul>\n<li>a\n<ul>\n<li></li>\n</ul>\n</li>\n</ul>"],
    ["> a\n14. b", '<blockquote>\n<p>a</p>\n</blockquote>\n<ol start="14">\n<li>b</li>\n</ol>'],
    ["a\n14. b", "<p>a\n14. b</p>"],
    [
      ">\t- a\n>\n>\t  b",
      "<blockquote>\n<ul>\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n</ul>\n</blockquote>",
    ],
  ])("%j is %j", (text, whole) => {
    expect(html(text)).toBe(whole);
  });
});

describe("tables", () => {
  const table = "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>";

  it.each([
    ["a|b\n-|-", table],
    ["|a|b|\n|:-|-|", table],
    ["text\na|b\n-|-", `<p>text</p>\n${table}`],
    ["text | with a bar\na|b\n-|-", `<p>text | with a bar</p>\n${table}`],
    ["> text | with a bar\n> |a|b|\n> |-|-|", `<p>text | with a bar</p>\n${table}`],
    ["|a|b|\n|-|", "<p>|a|b|\n|-|</p>"],
    ["|a|\n---", "<h2>|a|</h2>"],
    ["a\\|b|c\n-|-", "<th>a|b</th>\n<th>c</th>"],
    ["a\\\\|b\n-|-", "<th>a\\</th>\n<th>b</th>"],
    ["||\n|-|\n||", "<td></td>"],
    ["|a|\n|-|\n|b", "<td>b</td>"],
    ["|a|b|\n|-|-|\n||c|", "<td></td>\n<td>c</td>"],
  ])("%j holds %j", (text, part) => {
    expect(html(text)).toContain(part);
  });
});

describe("text as people and models write it", () => {
  it.each([
    [
      "Delivery takes 3~5 days, returns 20~30 days.",
      "<p>Delivery takes 3~5 days, returns 20~30 days.</p>",
    ],
    [
      "注意：**この文は太字です（括弧）。**続きの文です。 **“공개 문서”**는 원칙입니다.",
      "<p>注意：<strong>この文は太字です（括弧）。</strong>続きの文です。 <strong>“공개 문서”</strong>는 원칙입니다.</p>",
    ],
    [
      "これは*「強調」*です。~~（削除）~~済み",
      "<p>これは<em>「強調」</em>です。<del>（削除）</del>済み</p>",
    ],
    ["a**“b”**c", "<p>a**“b”**c</p>"],
    ["So \\(a_1 * b_1 = c\\) is", "<p>So \\(a_1 * b_1 = c\\) is</p>"],
    ["\\[\nE = mc^2\n\\]", "<p>\\[\nE = mc^2\n\\]</p>"],
    ["\\[no link\\](https://example.com) \\(aside\\) \\[x\\] \\[ open", "[x] [ open</p>"],
    ["| a |\n|---|\n| one<br>two<BR /> |", "<td>one\ntwo</td>"],
    ["one<br>two", "<p>one&lt;br&gt;two</p>"],
    ["[](https://example.com/a)", ">https://example.com/a</a>"],
    ["[\u200b ](https://example.com/a)", ">https://example.com/a</a>"],
    ["[ok](https://example.com/a)", ">ok</a>"],
  ])("%j holds %j", (text, part) => {
    expect(html(text)).toContain(part);
  });
});

describe("code", () => {
  it.each([
    ["- a\n    ```\n    x\n      y\n    ```", "x\n  y"],
    ["1. a\n\n   ~~~\n   x\n   ~~~", "x"],
    ["> ```\n> x\n>\n>   y\n> ```", "x\n\n  y"],
    ["- ```\n\tx", "  x"],
    ["- a\n\n\t\tx", "  x"],
    ["```\nx\n", "x"],
    ["```\nx\n\n", "x\n"],
    ["| **`a\\|b`** |\n|---|", "a|b"],
  ])("%j holds %j", (text, code) => {
    expect(/<code>([^]*?)\n?<\/code>/.exec(html(text))?.[1]).toBe(code);
  });

  it("is not made of spaces alone", () => {
    expect(html("-     ")).toBe("<ul>\n<li></li>\n</ul>");
  });

  it("keeps HTML in a quote without the marks of the quote", () => {
    expect(html("> <div>\n> x\n> </div>")).toContain("&lt;div&gt;\nx\n&lt;/div&gt;");
  });
});
