import { describe, expect, it } from "vitest";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { salesFile } from "../file-card/file-card.fixtures.ts";
import { fileInWords } from "../file-card/file-lines.logic.ts";
import { joinChunks } from "../markdown/chunked-text.ts";
import {
  announcements as announcementsIn,
  type AnnouncerSnapshot,
  spoken as spokenIn,
} from "./announcements.logic.ts";
import type { TranscriptMessage } from "./types.ts";

const change = (before: AnnouncerSnapshot, after: AnnouncerSnapshot) =>
  announcementsIn(
    before,
    after,
    ({ text }) => spoken(joinChunks(text)),
    (file) => fileInWords(file, fileCardWords, "en-US"),
  );
const heard = (
  conversation: string | null,
  ...messages: TranscriptMessage[]
): AnnouncerSnapshot => ({
  conversation,
  messages,
  working: false,
});
const announcements = (before: readonly TranscriptMessage[], after: readonly TranscriptMessage[]) =>
  change(heard("c", ...before), heard("c", ...after));
const spoken = (text: string) => spokenIn(text, "Code.");

const user: TranscriptMessage = { kind: "user", id: "1", text: "How many?" };
const partial: TranscriptMessage = { kind: "assistant", id: "2", text: "The", streaming: true };
const whole: TranscriptMessage = { kind: "assistant", id: "2", text: "There are **12**." };
const status: TranscriptMessage = { kind: "status", id: "3", text: "Uploading 'a.csv'..." };

describe("announcements", () => {
  it("say once how large an uploaded file is, and that there are questions to choose from", () => {
    const card: TranscriptMessage = { kind: "file", id: "8", file: salesFile };
    expect(announcements([user], [user, card])).toEqual([
      "sales.csv: 5,210 rows, 7 columns. 3 suggested questions.",
    ]);
    expect(announcements([user, card], [user, { ...card }])).toEqual([]);
  });

  it("say an answer once, when it is finished [C12]", () => {
    expect(announcements([user], [user, partial])).toEqual([]);
    expect(announcements([user, partial], [user, { ...partial, text: "There" }])).toEqual([]);
    expect(announcements([user, partial], [user, whole])).toEqual(["There are 12."]);
    expect(announcements([user, whole], [user, whole])).toEqual([]);
  });

  it("say a status once, and again when its words change [C12 CHAT-43 CHAT-44]", () => {
    expect(announcements([user], [user, status])).toEqual(["Uploading 'a.csv'..."]);
    expect(announcements([user, status], [user, { ...status }])).toEqual([]);
    const done: TranscriptMessage = { ...status, text: "Done." };
    expect(announcements([user, status], [user, done])).toEqual(["Done."]);
    expect(announcements([user], [user, { kind: "error", id: "9", text: "No." }])).toEqual(["No."]);
  });

  it("pass over history that is loaded before what was there [C5 C12]", () => {
    const older: TranscriptMessage = { kind: "assistant", id: "0", text: "Long ago." };
    expect(announcements([user, whole], [older, user, whole])).toEqual([]);
    const news: TranscriptMessage = { ...status, id: "4" };
    expect(announcements([user, whole], [older, user, whole, news])).toEqual([status.text]);
  });

  it("stay silent when another conversation is opened [C12]", () => {
    expect(announcements([user], [{ ...whole, id: "77" }])).toEqual([]);
  });

  it("stay silent when a stored conversation is opened from a new chat that is empty [C12]", () => {
    expect(change(heard(null), heard("stored", user, whole, status))).toEqual([]);
    expect(change(heard("one"), heard("other", user, whole, status))).toEqual([]);
  });

  it("continue when a new chat gets its id [C12]", () => {
    expect(change(heard(null, user), heard("new", user, status, whole))).toEqual([
      status.text,
      "There are 12.",
    ]);
    // A discovery has no question: it gets its id before it has a message.
    const discovering: AnnouncerSnapshot = { ...heard(null), working: true };
    expect(change(discovering, heard("new", status))).toEqual([status.text]);
    expect(change(heard("new"), heard("new", status))).toEqual([status.text]);
  });
});

describe("a spoken answer", () => {
  it("has no mark-up", () => {
    expect(
      spoken(
        "## Sum\n\n- **a** is `1`\n- see [page](https://example.com)\n\n| x | y |\n|---|---|\n| 1 | 2 |",
      ),
    ).toBe("Sum a is 1 see page x, y 1, 2");
    expect(spoken("Run:\n```sh\nrm x\n```\ndone")).toBe("Run: Code. done");
  });

  it.each([
    ["The goods\\_producing sector grew.", "The goods_producing sector grew."],
    ["It fell[^1].\n\n[^1]: By 3 %.", "It fell. By 3 %."],
    ["See [the page](https://en.example/a_(b)) now.", "See the page now."],
    ["3~5 days &amp; `a_b` __init__ \\(x_1 = 2\\)", "3~5 days & a_b init \\(x_1 = 2\\)"],
    ["| [a](https://x.example) | b\\_c |", "a, b_c"],
    ["    - inner *words*", "inner words"],
    ["~~~\nrm x\n~~~\nDone", "Code. Done"],
    ["**Bold. ", "Bold."],
    ["![A chart](https://x.example/c.png) and [ ] box", "A chart and [ ] box"],
  ])("reads %j as %j", (markdown, words) => {
    expect(spoken(markdown)).toBe(words);
  });

  it("ends at a sentence", () => {
    expect(spoken("A sentence of some words. ".repeat(60))).toMatch(
      /^(A sentence of some words\. ?)+$/,
    );
  });
});
