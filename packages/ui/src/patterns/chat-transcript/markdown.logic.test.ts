import { describe, expect, it } from "vitest";
import { askedOf, rainfall } from "../question-answer/question-answer.fixtures.ts";
import { answerMarkdown, copiedAt, messageMarkdown, transcriptMarkdown } from "./markdown.logic.ts";
import { answer, answerText, fullRun, toolMessage, user } from "./transcript.fixtures.ts";

const speakers = { you: "You", product: "Switchboard" };

describe("a message as markdown", () => {
  it("is what was written [C5]", () => {
    expect(messageMarkdown(answer)).toBe(answerText);
    expect(messageMarkdown({ kind: "malformed", id: "1", part: "message" })).toBe("");
  });

  it("shows a call with its arguments and its result [C5]", () => {
    const call = toolMessage({
      id: "1",
      name: "list_tasks",
      arguments: { status: "open" },
      connection: { name: "My tasks", plugin: "Tasks", logoUrl: null },
      state: "done",
      result: "```\nfenced\n```",
    });
    expect(messageMarkdown(call)).toBe(
      '**list_tasks** (My tasks)\n\n```json\n{\n  "status": "open"\n}\n```\n\n````\n```\nfenced\n```\n````',
    );
    const zero = toolMessage({ id: "1", name: "count", state: "done", result: 0 });
    expect(messageMarkdown(zero)).toBe("**count**\n\n```json\n0\n```");
  });
});

const question = { kind: "question", id: "q", asked: askedOf(rainfall) } as const;

describe("a question about a file as markdown", () => {
  it("is what was asked, the sentence that answers it, and its figures as a table [C5]", () => {
    const [said, text, table = ""] = messageMarkdown(question).split("\n\n");
    expect(said).toBe(`**${rainfall.said}**`);
    expect(text).toBe(rainfall.text);
    expect(table.split("\n").slice(0, 3)).toEqual([
      "| Month | Average rainfall, mm | rows used | rows counted |",
      "| --- | ---: | ---: | ---: |",
      "| 2014-03 | 7.7419 | 31 | 31 |",
    ]);
  });

  it("leaves out what a model wrote before the question was changed [C5]", () => {
    const changed = [user, question, { ...answer, superseded: true } as const];
    expect(answerMarkdown(changed, 1)).toBe(messageMarkdown(question));
    expect(changed.map((_, at) => copiedAt(changed, at, false))).toEqual([
      "message",
      "answer",
      null,
    ]);
  });
});

describe("an answer", () => {
  it("is everything that was said between two questions [C5]", () => {
    const last = fullRun.length - 1;
    expect(answerMarkdown(fullRun, last)).toBe(
      `${answerText}\n\nDone. The task **Call Île-de-France about the drop** is due on 27 November.`,
    );
    expect(fullRun.map((_, index) => copiedAt(fullRun, index, false)).indexOf("answer")).toBe(last);
  });

  it("is copied at its end, which is known once the agent has stopped or is asked again [C5]", () => {
    const talk = [user, answer, { ...user, id: "2" }, { ...answer, id: "3" }];
    const copied = (working: boolean) => talk.map((_, index) => copiedAt(talk, index, working));
    expect(copied(true)).toEqual(["message", "answer", "message", null]);
    expect(copied(false)).toEqual(["message", "answer", "message", "answer"]);
  });
});

describe("a conversation as markdown", () => {
  it("names who speaks, once for what follows each other [C5]", () => {
    const text = transcriptMarkdown(
      [user, answer, { kind: "assistant", id: "2", text: "More." }],
      speakers,
    );
    expect(text).toBe(
      `## You\n\n${user.kind === "user" ? user.text : ""}\n\n## Switchboard\n\n${answerText}\n\nMore.\n`,
    );
    expect(transcriptMarkdown([], speakers)).toBe("");
  });
});
