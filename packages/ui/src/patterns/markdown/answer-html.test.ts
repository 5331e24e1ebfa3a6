import { describe, expect, it } from "vitest";
import { hostile } from "../../testing/markdown/hostile.ts";
import { answerHtml } from "./answer-html.ts";

describe("an answer on the clipboard", () => {
  it.each([
    [
      "| A | B |\n|---|--:|\n| 1 | **2**<br>3 |",
      '<table border="1"><thead><tr><th align="right">A</th><th align="right">B</th></tr></thead><tbody><tr><td align="right">1</td><td align="right"><strong>2</strong><br>3</td></tr></tbody></table>',
    ],
    ["# Sum\n\nOne\ntwo", "<h1>Sum</h1><p>One<br>two</p>"],
    ["- a\n- [x] b\n  1. c", "<ul><li>a</li><li>☑ b<ol><li>c</li></ol></li></ul>"],
    ["[see](https://x.example/?a=1&b)", '<p><a href="https://x.example/?a=1&amp;b">see</a></p>'],
    ["[r]\n\n[r]: https://x.example", '<p><a href="https://x.example/">r</a></p>'],
    [
      "It fell[^a].\n\n[^a]: By 3 %.",
      "<p>It fell<sup>1</sup>.</p><hr><ol><li><p>By 3 %.</p></li></ol>",
    ],
    ["```js\na < b\n```", "<pre><code>a &lt; b</code></pre>"],
    ["> _q_ ~~w~~\n\n---", "<blockquote><p><em>q</em> <del>w</del></p></blockquote><hr>"],
    ["![Chart](https://x.example/c.png)", '<p><a href="https://x.example/c.png">Chart</a></p>'],
  ])("is HTML of %j", (markdown, html) => {
    expect(answerHtml(markdown)).toBe(html);
  });

  it.each(hostile.map((text) => [text.slice(0, 60), text] as const))(
    "loads nothing, runs nothing and leads nowhere unsafe: %j [C7]",
    (_, text) => {
      for (const [tag, name] of answerHtml(text).matchAll(/<([a-z]\w*)[^>]*>/g)) {
        expect(name).toMatch(
          /^(p|h[1-6]|blockquote|pre|code|[uo]l|li|table|thead|tbody|t[rdh]|hr|br|em|strong|del|sup|a)$/,
        );
        expect(tag).toMatch(
          /^<\w+( (border|start)="\d+"| align="\w+"| href="(https?:\/\/[^/]|mailto:.)[^"]*")*>$/,
        );
      }
    },
  );
});
