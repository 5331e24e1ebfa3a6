import { describe, expect, it } from "vitest";
import { htmlToText } from "./html-text.ts";

describe("HTML as text", () => {
  it.each([
    ["<p>One <b>two</b></p><p>three</p>", "One two\n\nthree"],
    ["a<br>b<br/>c", "a\nb\nc"],
    ["<ul><li>x</li><li>y</li></ul>", "- x\n- y"],
    ["a &amp; b &lt;i&gt; &#65;&#x42; &nope; &nbsp;c", "a & b <i> AB &nope;  c"],
    ["x<script>alert('<b>')</script>y<STYLE>p{}</STYLE >z", "xyz"],
    ["a<!-- <p>no</p> -->b", "ab"],
    ["1 < 2 and <3", "1 < 2 and <3"],
    ["cut <a href='x", "cut"],
    ["plain\n  text", "plain text"],
    ["a<constructor>b<valueOf x>c &constructor;", "abc &constructor;"],
  ])("reads %j", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it.each(["<script>", "<script></script>", "<", "<!--", "&", "<p>", "</style>", " \n"])(
    "reads a long text of %j in a time that grows with its length only",
    (part) => {
      const began = performance.now();
      htmlToText(part.repeat(200_000));
      expect(performance.now() - began).toBeLessThan(5_000);
    },
  );
});
