import "../../styles.css";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { Transcript } from "./transcript.tsx";
import type { TranscriptMessage } from "./types.ts";
import { loadReading } from "./use-reading.ts";

interface Devtools {
  send: (method: string, params?: object) => Promise<unknown>;
}
const devtools = () => cdp() as unknown as Devtools;

beforeAll(loadReading);

const MEGABYTE = 1024 * 1024;
const NOW = Date.parse("2026-11-20T09:00:00Z");

/** A long answer with every element that is rendered in its own way; each answer differs. */
const reply = (number: number) =>
  [
    `# Answer ${number}`,
    `The roastery **opens at seven** and batch ${number} is *cooled* by eight. `.repeat(30),
    "| day | kilos |\n| --- | ---: |",
    ...Array.from({ length: 20 }, (_, at) => `| day ${at} | ${at * number} |`),
    "",
    "```ts",
    ...Array.from(
      { length: 30 },
      (_, at) => `const batch${at} = roast({ kilos: ${at * number} });`,
    ),
    "```",
    "",
    ...Array.from(
      { length: 20 },
      (_, at) =>
        `- point ${at} of answer ${number} with [a link](https://example.com/${number}/${at})`,
    ),
  ].join("\n");

const messages = (number: number, text: string, streaming: boolean): TranscriptMessage[] => [
  { kind: "user", id: `question-${number}`, text: `Question ${number}` },
  { kind: "assistant", id: `answer-${number}`, text, streaming },
];

/** Streams one reply into a conversation of its own and unmounts it. */
async function streamAndUnmount(number: number, host: HTMLElement) {
  const text = reply(number);
  const root = createRoot(host);
  const show = (shown: string, streaming: boolean) =>
    act(async () =>
      root.render(
        <Transcript
          product="Switchboard"
          conversationId={`chat-${number}`}
          messages={messages(number, shown, streaming)}
          now={NOW}
        />,
      ),
    );
  for (let end = 200; end < text.length; end += 400) await show(text.slice(0, end), true);
  await show(text, false);
  expect(host.textContent).toContain(`point 19 of answer ${number}`);
  await act(async () => root.unmount());
}

/** Memory still in use after garbage collection. */
async function retained(): Promise<number> {
  // A development build of React records each render as a performance entry; those belong to the browser, not to us.
  performance.clearMeasures();
  performance.clearMarks();
  await devtools().send("HeapProfiler.collectGarbage");
  await devtools().send("HeapProfiler.collectGarbage");
  const { usedSize } = (await devtools().send("Runtime.getHeapUsage")) as { usedSize: number };
  return usedSize;
}

describe("the memory of conversations", () => {
  it("is released: 100 long replies, streamed and unmounted, leave less than 2 MB [C14]", async () => {
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
    const host = document.createElement("div");
    document.body.append(host);
    // Whatever is loaded and created once is not a leak.
    for (let number = 1; number <= 10; number += 1) await streamAndUnmount(number, host);
    const before = await retained();
    for (let number = 11; number <= 110; number += 1) await streamAndUnmount(number, host);
    const grown = (await retained()) - before;
    expect(grown).toBeLessThan(2 * MEGABYTE);
    host.remove();
    Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  }, 120_000);
});

/** The browser reports layout shifts once a frame is painted. */
interface Shift extends PerformanceEntry {
  readonly value: number;
}
const isShift = (entry: PerformanceEntry): entry is Shift => "value" in entry;

describe("code in an answer", () => {
  it("moves nothing when its colours come: CLS 0 [C14]", async () => {
    // A font that loads shifts text slightly, too; whether it is cached depends on the tests before.
    await Promise.all(
      ["Inter", "Geist Mono"].map((name) => document.fonts.load(`14px "${name} Variable"`)),
    );
    let shifted = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) if (isShift(entry)) shifted += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift" });
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    // A language that nothing else on this page has loaded.
    const code = Array.from(
      { length: 40 },
      (_, at) => `fn batch${at}() -> u32 { let kilos = ${at}; kilos }`,
    );
    const text = `Before.\n\n\`\`\`rust\n${code.join("\n")}\n\`\`\`\n\nAfter.`;
    root.render(
      <Transcript
        product="Switchboard"
        conversationId={null}
        messages={messages(1, text, false)}
        now={NOW}
      />,
    );
    await expect.poll(() => host.querySelectorAll("pre code").length).toBe(1);
    await expect
      .poll(() => host.querySelectorAll("pre code span > span").length, { timeout: 10_000 })
      .toBeGreaterThan(40);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    expect(shifted).toBe(0);
    // Control: content that pushes the text down is detected.
    host.style.paddingTop = "100px";
    await expect.poll(() => shifted).toBeGreaterThan(0);
    observer.disconnect();
    root.unmount();
    host.remove();
  });
});
