import { act, Profiler } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { foldedTables } from "../tool-call/answer-table-foot.tsx";
import { LongTablesContext } from "./long-tables-context.ts";
import { Markdown, StreamingMarkdown } from "./markdown.tsx";
import { createMarkdownStream } from "./markdown-stream.ts";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
const host = document.createElement("div");
document.body.append(host);
const root = createRoot(host);

afterEach(() => act(async () => root.render(null)));

describe("a streamed answer in a browser", () => {
  it("MUST keep the elements of finished blocks while the text grows [C2]", async () => {
    const stream = createMarkdownStream(() => () => {});
    await act(async () => root.render(<StreamingMarkdown stream={stream} />));
    const feed = (text: string) =>
      act(async () => {
        stream.append(text);
        stream.flush();
      });
    await feed("# Title\n\nFirst paragraph with `code`.\n\n- a\n- b\n\nThe end begins ");
    const finished = [...host.querySelectorAll("h2, p, ul, li, code")].slice(0, 5);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const element of finished) {
      observer.observe(element, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
    for (const word of "here and goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nmore\n\n".match(
      /.{1,4}/gs,
    ) ?? []) {
      await feed(word);
    }
    changes.push(...observer.takeRecords());
    expect(finished.every((element) => host.contains(element))).toBe(true);
    expect(changes).toEqual([]);
    expect(host.querySelectorAll("table")).toHaveLength(1);
  });

  it("shows as much of a long table while it grows as at its end [C2 CHAT-42]", async () => {
    const heights = new Set<number>();
    let first: HTMLTableElement | null = null;
    const show = async (rows: number, streaming: boolean) => {
      const lines = Array.from({ length: rows }, (_, index) => `| Row ${index} | ${index} |\n`);
      const text = `| Name | Count |\n|---|--:|\n${lines.join("")}`;
      await act(async () =>
        root.render(
          <LongTablesContext value={foldedTables}>
            <Markdown streaming={streaming} text={text} />
          </LongTablesContext>,
        ),
      );
      const table = host.querySelector("table");
      first ??= table;
      expect(table === first).toBe(true);
      if (rows > 10) heights.add(host.getBoundingClientRect().height);
      return (table?.rows.length ?? 0) - 1;
    };
    expect(await show(9, true)).toBe(9);
    for (const rows of [10, 11, 31, 32, 33, 64, 65, 90]) {
      expect(await show(rows, true)).toBe(10);
    }
    expect(await show(90, false)).toBe(10);
    expect(host.textContent).toContain("10 of 90 rows");
    expect(heights.size).toBe(1);
  });

  it("continues an extremely long paragraph on a new line, and keeps its elements [C1 C2]", async () => {
    const stream = createMarkdownStream(() => () => {});
    await act(async () => root.render(<StreamingMarkdown stream={stream} />));
    const feed = (text: string) =>
      act(async () => {
        stream.append(text);
        stream.flush();
      });
    const sentence = (index: number) => `This is sentence **${index}** of an answer without end. `;
    for (let index = 0; index < 100; index += 1) await feed(sentence(index));
    const first = host.querySelector("strong");
    expect(host.querySelector("p > span")).toBeNull();
    const starts = [...host.querySelectorAll("strong")].map(({ offsetLeft }) => offsetLeft);
    // How many there are depends on the fonts of the machine; one would mean a line for each sentence.
    expect(new Set(starts).size).toBeGreaterThan(1);
    for (let index = 100; index < 500; index += 1) await feed(sentence(index));
    const streamed = host.querySelector("p");
    expect(host.querySelector("strong")).toBe(first);
    const begun = [...host.querySelectorAll<HTMLElement>("p > span")];
    expect(begun).toHaveLength(2);
    for (const part of begun) expect(part.textContent).toMatch(/^This is sentence/);
    await act(async () =>
      root.render(
        <Markdown
          key="at once"
          text={Array.from({ length: 500 }, (_, index) => sentence(index)).join("")}
        />,
      ),
    );
    expect(host.querySelector("p")?.innerHTML).toBe(streamed?.innerHTML.trimEnd());
  });

  it.each([
    ["list", "li", (line: number) => `- entry ${line} with **some** words and \`code\`\n`],
    [
      "table",
      "tr",
      (line: number) => `${line === 0 ? "| a | b |\n| - | -: |\n" : ""}| row ${line} | ${line} |\n`,
    ],
    [
      "fence",
      "pre code > span:not(:nth-last-child(-n + 2))",
      (line: number) => `${line === 0 ? "```js\n" : ""}const value${line} = ${line};\n`,
    ],
    ["paragraph", "p", (line: number) => `sentence ${line} with **some** words and \`code\`. `],
  ])("touches nothing final inside one long %s [C1 C2]", async (_, tag, line) => {
    const stream = createMarkdownStream(() => () => {});
    await act(async () => root.render(<StreamingMarkdown stream={stream} />));
    const feed = async (from: number, to: number) => {
      for (let at = from; at < to; at += 5) {
        await act(async () => {
          stream.append(Array.from({ length: 5 }, (__, step) => line(at + step)).join(""));
          stream.flush();
        });
      }
    };
    await feed(0, 300);
    // Highlighting arrives once, when the language is loaded; it re-renders final code, and nothing else does.
    if (host.querySelector("pre") !== null) {
      await expect
        .poll(() => host.querySelector("pre code span span"), { timeout: 10_000 })
        .not.toBeNull();
    }
    // The first half of the text is final long before its end.
    const nodes = [...host.querySelectorAll(tag)].flatMap((element) =>
      [element, ...element.childNodes, ...element.querySelectorAll("*")].slice(0, 40),
    );
    const holders = new Set(["OL", "UL", "TBODY", "P", "PRE", "CODE"]);
    // The last ones still grow.
    const first = nodes.filter(({ nodeName }) => !holders.has(nodeName)).slice(0, -2);
    expect(first.length).toBeGreaterThan(5);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const node of first) {
      observer.observe(node, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    }
    await feed(300, 600);
    changes.push(...observer.takeRecords());
    expect(first.every((node) => host.contains(node))).toBe(true);
    expect(changes).toEqual([]);
    expect(host.textContent).toContain("599");
  });

  it("renders a text that is passed in longer each time, in one commit for each [C4]", async () => {
    let commits = 0;
    const render = (text: string, streaming: boolean) =>
      act(async () =>
        root.render(
          <Profiler id="answer" onRender={() => commits++}>
            <Markdown streaming={streaming} text={text} />
          </Profiler>,
        ),
      );
    for (const text of ["One", "One **two", "One **two**\n\n- three"]) await render(text, true);
    await render("One **two**\n\n- three\n- four", false);
    expect(host.textContent).toBe("One twothreefour");
    expect(host.querySelectorAll("strong, li")).toHaveLength(3);
    expect(commits).toBe(4);
    await render("Another", false);
    expect(host.textContent).toBe("Another");
  });

  it("asks the network for nothing [C7]", async () => {
    performance.clearResourceTimings();
    const stream = createMarkdownStream(() => () => {});
    await act(async () => root.render(<StreamingMarkdown stream={stream} />));
    await act(async () => {
      stream.append(
        "![x](https://evil.example/p.png) <img src=https://evil.example/q.png>\n\n[a](https://evil.example)",
      );
      stream.end();
    });
    const asked = performance.getEntriesByType("resource").map((entry) => entry.name);
    expect(asked.filter((address) => address.includes("evil.example"))).toEqual([]);
    expect(host.querySelectorAll("img")).toHaveLength(0);
  });
});
