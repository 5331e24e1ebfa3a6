import { describe, expect, it } from "vitest";
import { CodeHighlighter } from "./code-highlighter.ts";
import { findLanguage } from "./languages.ts";

async function highlighter(language: string): Promise<CodeHighlighter> {
  const load = findLanguage(language);
  if (load === undefined) throw new Error(`There is no language ${language}.`);
  return new CodeHighlighter(await load());
}

const kindsOf = (lines: ReturnType<CodeHighlighter["read"]>) =>
  lines.map((line) =>
    line.filter(({ kind }) => kind !== null).map(({ kind, text }) => `${kind} ${text}`),
  );

describe("the colours of code", () => {
  it("carries what a line began into the next lines and runs [C1]", async () => {
    const code = await highlighter("js");
    expect(kindsOf(code.read(0, "const a = `one\n"))).toEqual([["keyword const", "string `one"]]);
    expect(kindsOf(code.read(1, "two`; // done\n"))).toEqual([["string two`", "comment // done"]]);
  });

  it("keeps the lines that have not changed [C2]", async () => {
    const code = await highlighter("python");
    const before = code.read(0, 'def f():\n  """long\n  text\n  ret');
    const after = code.read(0, 'def f():\n  """long\n  text\n  return"""\n');
    expect(after.slice(0, 3).map((line, index) => line === before[index])).toEqual([
      true,
      true,
      true,
    ]);
    expect(kindsOf(after)[3]).toEqual(['string   return"""']);
  });

  it("reads code that grows by characters as it reads it at once", async () => {
    const text = "SELECT \"a\", 12 -- why\nFROM t /* over\nlines */ WHERE x = 'it'\n\nLIMIT 5";
    const whole = (await highlighter("sql")).read(0, text);
    const growing = await highlighter("sql");
    let last: ReturnType<CodeHighlighter["read"]> = [];
    for (let end = 1; end <= text.length; end++) last = growing.read(0, text.slice(0, end));
    expect(last).toEqual(whole);
    expect(last.map((line) => line.map((token) => token.text).join(""))).toEqual(text.split("\n"));
  });

  it("loads every language that it names, and reads anything with it", async () => {
    const odd = "a \"b\n`c ${d\n/* e\n<f g='h\n# i\n\t{[(\n\n\\\n@@ -1 +1 @@\n";
    const names =
      "js ts json c cpp csharp dart java kotlin objc scala css less scss html xml sql postgres mysql sh py rb go rs swift r lua perl powershell yaml toml ini dockerfile diff nginx http";
    for (const name of names.split(" ")) {
      const lines = (await highlighter(name)).read(0, odd);
      expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(
        odd.slice(0, -1),
      );
    }
  });

  it("leaves a line of data plain", async () => {
    const long = `"${"x".repeat(3000)}"`;
    expect((await highlighter("json")).read(0, long)).toEqual([[{ text: long, kind: null }]]);
  });
});
