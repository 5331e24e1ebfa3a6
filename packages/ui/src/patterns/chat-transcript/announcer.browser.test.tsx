import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "./announcer.tsx";
import * as speech from "./reading.ts";
import { answerText } from "./transcript.fixtures.ts";
import type { AnnouncePace, TranscriptMessage } from "./types.ts";

const user: TranscriptMessage = { kind: "user", id: "u", text: "Total?" };
const answer = (text: string, streaming: boolean): TranscriptMessage => ({
  kind: "assistant",
  id: "a",
  text,
  streaming,
});

let root: Root;
let host: HTMLElement;
let said: [seconds: number, text: string][];
let began: number;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
  said = [];
  began = performance.now();
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
});

/** Renders these messages and records what the live region says. */
function show(pace: AnnouncePace, ...messages: TranscriptMessage[]) {
  const before = text();
  render(pace, "c-1", messages);
  note(before);
}

function render(pace: AnnouncePace, conversation: string | null, messages: TranscriptMessage[]) {
  act(() =>
    root.render(
      <Announcer
        speech={speech}
        conversation={conversation}
        messages={messages}
        pace={pace}
        working={null}
      />,
    ),
  );
}

const text = () => host.textContent;

function note(before: string) {
  if (text() === before) return;
  said.push([Math.round((performance.now() - began) / 100) / 10, text()]);
}

/** Advances the clock. */
function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 100) {
    const before = text();
    act(() => {
      vi.advanceTimersByTime(100);
    });
    note(before);
  }
}

describe("an answer, sentence by sentence", () => {
  it("is said as its sentences come, four seconds apart, and its rest at the end [C12]", () => {
    show("sentences", user);
    for (let end = 6; end < answerText.length; end += 6) {
      show("sentences", user, answer(answerText.slice(0, end), true));
      pass(100);
    }
    show("sentences", user, answer(answerText, false));
    const growing = said.slice(0, -1);
    expect(growing.length).toBeGreaterThan(1);
    const gaps = growing.slice(1).map(([at], index) => at - (growing[index]?.[0] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3.9);
    expect(growing[0]?.[1]).toBe("The total is $891,221.35 over four regions.");
    const words = said.map(([, part]) => part).join(" ");
    for (const once of ["Šumava", "Two things stand out", "missing from every map"]) {
      expect(words.split(once)).toHaveLength(2);
    }
  });

  it("is not said again from its beginning when the page opens in the middle of it [C12]", () => {
    show("sentences", user, answer("Read before. ", true));
    show("sentences", user, answer("Read before. New. And", true));
    pass(600);
    show("sentences", user, answer("Read before. New. And done.", false));
    expect(said.map(([, part]) => part)).toEqual(["New.", "And done."]);
  });

  it("is said once at its end where the reader chose so [C12]", () => {
    show("end", user);
    show("end", user, answer("One. Two. Thr", true));
    pass(10_000);
    expect(said).toEqual([]);
    show("end", user, answer("One. Two. Three.", false));
    expect(said.map(([, part]) => part)).toEqual(["One. Two. Three."]);
  });
});

describe("another conversation", () => {
  it("is read, not said, also from a new chat that is empty [C12]", () => {
    const stored: TranscriptMessage[] = [
      user,
      answer("An old answer.", false),
      { kind: "error", id: "e", text: "An old error." },
    ];
    render("end", null, []);
    render("end", "stored", stored);
    expect(text()).toBe("");
    render("end", "stored", [...stored, { kind: "status", id: "s", text: "Stopped." }]);
    expect(text()).toBe("Stopped.");
  });
});
