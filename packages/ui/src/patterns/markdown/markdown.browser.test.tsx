import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { StreamingMarkdown } from "./markdown.tsx";
import { createMarkdownStream } from "./markdown-stream.ts";

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
