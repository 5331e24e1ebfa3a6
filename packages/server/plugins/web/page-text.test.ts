import { describe, expect, it } from "vitest";
import { createPageReader } from "./page-text.ts";

const read = (html: string, longest = 16_000) => {
  const reader = createPageReader("https://example.com/a/b", longest);
  for (let at = 0; at < html.length; at += 7) if (!reader.write(html.slice(at, at + 7))) break;
  return reader.end();
};

describe("the text of a page", () => {
  it("is Markdown with title, headings, lists, tables, code and links", () => {
    const { title, text, truncated } = read(`<!doctype html><html><head><title> The
      news &amp; more </title><style>p { color: red }</style></head><body>
      <h1>News</h1><p>First   <b>bold</b>, then
      <a href="/more?x=1">more</a>.</p><p>Second<br>line</p>
      <ul><li>One</li><li><p>Two</p><ol><li>a</li><li><a href="c.html">b</a></li></ol></li></ul>
      <table><tr><th>Name</th><th>Price</th></tr><tr><td>Tea</td><td><p>3</p></td></tr></table>
      <pre>a  b
  c</pre><img alt="A cat"><a href="https://x.example/">https://x.example/</a></body></html>`);
    expect(title).toBe("The news & more");
    expect(truncated).toBe(false);
    expect(text).toBe(
      [
        "# News",
        "",
        "First bold, then [more](https://example.com/more?x=1).",
        "",
        "Second",
        "line",
        "",
        "- One",
        "- Two",
        "",
        "  1. a",
        "  2. [b](https://example.com/a/c.html)",
        "",
        "Name | Price",
        "Tea | 3",
        "",
        "```",
        "a  b",
        "  c",
        "```",
        "",
        "A cat https://x.example/",
      ].join("\n"),
    );
  });

  it.each([
    ["script", "<script>alert('x<p>secret</p>')</script>"],
    ["a menu", "<nav><a href='/'>secret</a></nav>"],
    ["what is hidden", "<div hidden>secret</div>"],
    ["what a style hides", "<p style='color: red; display:none'>secret<b>secret</b></p>"],
    ["what is hidden inside of it", "<div aria-hidden='true'><p hidden>secret</p>secret</div>"],
    ["comments", "<!-- secret -->"],
    ["pictures of code", "<svg><title>secret</title><text>secret</text></svg>"],
  ])("leaves out %s", (_what, html) => {
    const { title, text } = read(`<p>before</p>${html}<p>after</p>`);
    expect([title, text]).toEqual(["", "before\n\nafter"]);
  });

  it("keeps links that lead to pages and mailboxes, and only the words of others", () => {
    const { text } = read(
      `<base href="https://other.example/x/"><a href="y">one</a> <a href="javascript:alert(1)">two</a>
      <a href="#top">three</a> <a href="mailto:a@b.example">four</a> <a href="/z"> </a>five`,
    );
    expect(text).toBe("[one](https://other.example/x/y) two three [four](mailto:a@b.example) five");
  });

  it("ends where enough was read, and says so", () => {
    const { text, truncated } = read(`<p>${"word ".repeat(100)}</p>`, 20);
    expect([text, truncated]).toEqual(["word word word word ", true]);
    expect(read("<p>short</p>", 5)).toMatchObject({ text: "short", truncated: false });
  });

  it.each([
    ["elements without end", "<b>".repeat(300_000)],
    ["ends of what was never opened", `${"<b>".repeat(399)}${"</i>".repeat(200_000)}`],
    ["links in links", "<a href=x>".repeat(100_000)],
    ["cells without text", `<table><tr>${"<td>".repeat(200_000)}`],
    ["tags without end", "<".repeat(1_000_000)],
    ["attributes without end", `<a ${"x=y ".repeat(200_000)}`],
  ])("does not keep everybody waiting for %s", (_what, html) => {
    const began = process.cpuUsage();
    const reader = createPageReader("https://example.com/", 16_000);
    for (let at = 0; at < html.length; at += 65_536)
      if (!reader.write(html.slice(at, at + 65_536))) break;
    reader.end();
    // Time of the processor, in microseconds: other work on the machine does not count.
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
  });
});
