import "../../styles.css";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { answer, fullRun } from "./transcript.fixtures.ts";
import { createStage, frames } from "./transcript.stage.tsx";
import type { TranscriptMessage } from "./types.ts";
import { loadExtras } from "./use-extras.ts";
import { loadReading } from "./use-reading.ts";

const stage = createStage();

beforeAll(loadExtras);
beforeAll(loadReading);
afterEach(() => stage.clear());

const said = (kind: "user" | "assistant", id: string, text: string): TranscriptMessage => ({
  kind,
  id,
  text,
});
const words = "which goes on for a while and wraps over the whole width of the column ";

/** Every shape of text that the buttons of a message could come to lie upon. */
const parts: readonly TranscriptMessage[] = [
  said("user", "first", "Hi"),
  said("assistant", "short", "Hello."),
  said("user", "long", words.repeat(30)),
  ...fullRun,
  said("user", "again", words),
  said(
    "assistant",
    "code",
    `\`\`\`sql\nSELECT ${"region, ".repeat(40)}\n${"FROM sales\n".repeat(30)}\`\`\``,
  ),
  said("assistant", "prose", words.repeat(60)),
  { kind: "error", id: "error", text: "The model did not answer.", action: { kind: "retry" } },
  said("user", "unbroken", "a".repeat(400)),
  { ...answer, id: "last" },
];
const talk = parts.map((message, index) => ({ ...message, at: Date.UTC(2026, 10, 20, 9, index) }));

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right - 0.5 &&
  b.left < a.right - 0.5 &&
  a.top < b.bottom - 0.5 &&
  b.top < a.bottom - 0.5;

/** The boxes of every line of text in the conversation that is seen, without the actions' own. */
function lines(): { text: string; box: DOMRect }[] {
  const walker = document.createTreeWalker(stage.log(), NodeFilter.SHOW_TEXT);
  const found: { text: string; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("[data-slot=message-actions], .sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) found.push({ text: node.nodeValue ?? "", box });
  }
  return found;
}

const actions = () => [...stage.host.querySelectorAll("[data-slot=message-actions] button")];

/** Buttons and times that belong to messages, whether they show at present or not. */
const bars = () =>
  [...stage.host.querySelectorAll("[data-slot=message-actions] :is(button, time)")].map((part) =>
    part.getBoundingClientRect(),
  );

/** What the actions lie upon. */
function covered(): string[] {
  const upon = bars();
  const controls = [...stage.log().querySelectorAll("button, a")]
    .filter((control) => !control.closest("[data-slot=message-actions]"))
    .map((control) => ({ text: control.textContent, box: control.getBoundingClientRect() }));
  return [...lines(), ...controls]
    .filter(({ box }) => box.width > 0 && upon.some((bar) => overlaps(bar, box)))
    .map(({ text }) => text.slice(0, 30));
}

async function shown() {
  await stage.settled({ messages: talk });
  await vi.waitFor(() => expect(actions().length).toBeGreaterThan(4));
}

const heights = () =>
  [...stage.host.querySelectorAll("[data-message-id]")].map(
    (row) => row.getBoundingClientRect().height,
  );

describe("the actions of a message", () => {
  it("MUST NOT cover text or a control with the actions of a message, in a wide and a narrow window [C5]", async () => {
    for (const width of [700, 375]) {
      stage.host.style.width = `${width}px`;
      await shown();
      const log = stage.log();
      const found = new Set<string>();
      for (let top = 0; top < log.scrollHeight; top += log.clientHeight / 3) {
        log.scrollTop = top;
        await frames(1);
        for (const text of covered()) found.add(text);
      }
      expect([...found]).toEqual([]);
    }
  });

  it("MUST NOT move the conversation when the actions of a message show [C5]", async () => {
    await shown();
    const before = heights();
    const bar = stage.text("last")?.querySelector("[data-slot=message-actions] > *");
    await userEvent.hover(stage.text("last") ?? stage.host);
    expect(getComputedStyle(bar ?? stage.host).opacity).toBe("1");
    expect(heights()).toEqual(before);
  });
});
