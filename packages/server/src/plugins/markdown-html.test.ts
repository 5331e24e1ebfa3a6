import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { markdownToHtml } from "./markdown-html.ts";

const SHIPPED = join(import.meta.dirname, "../../plugins");

describe("guides as HTML", () => {
  it("makes headings, paragraphs, lists, tables, code, emphasis and links", () => {
    const html = markdownToHtml(
      "# One\nText *a* and **b**\ngoes on\n\n- x `y`\n- z\n\n1. first\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```\n<b>\n```\n[site](https://example.com/?a=1&b=2)",
    );
    expect(html).toBe(
      `<h2>One</h2>
<p>Text <em>a</em> and <strong>b</strong>
goes on</p>
<ul>
<li>x <code>y</code></li>
<li>z</li>
</ul>
<ol>
<li>first</li>
</ol>
<table>
<thead>
<tr>
<th>A</th>
<th>B</th>
</tr>
</thead>
<tbody>
<tr>
<td>1</td>
<td>2</td>
</tr>
</tbody>
</table>
<pre><code>&lt;b&gt;
</code></pre>
<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">site</a></p>
`,
    );
  });

  it("makes a table within a step a table, and counts on after it, after code and after a picture [DOCS-03]", () => {
    const html = markdownToHtml(
      "1. one\n\n   | A |\n   |---|\n   | 1 |\n\n2. two\n\n   ```\n   code\n   ```\n\n3. three\n\n   ![where](https://example.com/a.png)\n\n4. four",
    );
    expect(html.match(/<ol/g)).toHaveLength(1);
    expect(html).toMatch(/<li>\s*<p>one<\/p>\s*<table>/);
    expect(html).toMatch(/<li>\s*<p>four<\/p>\s*<\/li>\s*<\/ol>/);
    expect(html).not.toContain("|");
  });

  it("goes on counting where a block that is not indented cuts the steps in two [DOCS-03]", () => {
    const html = markdownToHtml("1. one\n2. two\n\n```\ncode\n```\n\n3. three");
    expect(html).toMatch(/<\/pre>\s*<ol start="3">\s*<li>three<\/li>/);
  });

  it.each(globSync("*/{setup,docs}.md", { cwd: SHIPPED }).sort())(
    "shows no mark of Markdown in %s [DOCS-03 DOCS-06]",
    (file) => {
      const html = markdownToHtml(readFileSync(join(SHIPPED, file), "utf8"));
      const shown = html.replaceAll(/<code.*?<\/code>/gs, "").replaceAll(/<[^>]*>/g, "");
      expect(shown).not.toMatch(/[|`*#]|\]\(/);
    },
  );

  it.each([
    ["<script>alert(1)</script>"],
    ['<img src=x onerror="alert(1)">'],
    ["[x](javascript:alert(1))"],
    ["[x](//evil.example)"],
    ["[x](data:text/html,1)"],
    ['[x](https://a"onclick="alert(1))'],
    ["# <svg onload=alert(1)>"],
    ["| <iframe> |"],
    ["`</code><script>`"],
    ["![x](javascript:alert(1))"],
    ["<javascript:alert(1)>"],
  ])("lets no element or address of the text through: %s", (markdown) => {
    const html = markdownToHtml(markdown);
    expect(html).not.toMatch(
      /<(?!\/?(?:p|h2|h3|ul|ol|li|table|thead|tbody|tr|th|td|pre|code|em|strong|a)\b)/i,
    );
    expect(html).not.toMatch(/(?:href|src)="(?!https?:\/\/)/);
    expect(html).not.toMatch(/<[^>]*\son\w+=/i);
  });

  it("ends on every text, also one that only looks like a block", () => {
    for (const text of ["|", "```", "#", "- ", "1.", "#### ", "-", "* *", "\n\n"]) {
      expect(typeof markdownToHtml(text)).toBe("string");
    }
  });
});
