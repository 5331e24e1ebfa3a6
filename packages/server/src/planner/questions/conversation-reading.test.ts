import { describe, expect, it } from "vitest";
import type { Table } from "../../questions/catalog.ts";
import { offerOf } from "./choices.ts";
import { askBack, isChoice, readInConversation } from "./conversation-reading.ts";
import { describeForm } from "../../questions/describe-form.ts";

const TODAY = "2026-11-20";
const ORDERS: Table = {
  name: "orders",
  title: "orders.csv",
  filename: "orders.csv",
  rowCount: 400,
  columns: [
    { name: "region", label: "Region", type: "text", samples: ["North", "South"] },
    { name: "amount", label: "Amount", type: "decimal", samples: ["1.5", "7"] },
  ],
};

/** A question that is not understood, and what is offered for it. */
function ask(prompt: string) {
  const { reading, open } = readInConversation({ prompt, today: TODAY, steps: [] }, [ORDERS]);
  if (reading.kind !== "unread" || !open) throw new Error(`Read: ${prompt}`);
  return { answer: askBack(reading, true), full: askBack(reading, false), open };
}

const choose = (said: string, prompt: string, answer: string) => {
  const earlier = [{ prompt, answer }];
  const conversation = { prompt: said, today: TODAY, earlier, steps: [] };
  return { conversation, ...readInConversation(conversation, [ORDERS]) };
};

describe.each([
  {
    language: "English",
    prompt: "What is the total throughput by region?",
    reason: "I'm not sure what “throughput” means here.",
    rest: " What do you mean? The columns of orders.csv are Region and Amount.",
    question: "What do you mean by “throughput”?",
    form: "Total Amount by Region",
    note: "I read “throughput” as “Amount”.",
    unknown: "How many flumpish orders are there?",
    without: "Without “flumpish”",
    count: "Rows",
  },
  {
    language: "German",
    prompt: "Wie hoch ist der Durchsatz je Region?",
    reason: "Ich bin nicht sicher, was „Durchsatz“ hier bedeutet.",
    rest: " Was meinen Sie damit? Die Spalten von orders.csv sind Region und Amount.",
    question: "Was meinen Sie mit „Durchsatz“?",
    form: "Summe Amount nach Region",
    note: "Ich habe „Durchsatz“ als „Amount“ gelesen.",
    unknown: "Wie viele flumpige Bestellungen gibt es?",
    without: "Ohne „flumpige“",
    count: "Zeilen",
  },
])("a question back in $language", (expected) => {
  const { answer, full, open } = ask(expected.prompt);
  const offer = offerOf(open, TODAY);

  it("says why, and offers answers", () => {
    expect(answer).toBe(expected.reason);
    expect(full).toBe(`${expected.reason}${expected.rest}`);
    expect(offer?.question).toBe(expected.question);
    expect(offer?.options).toContainEqual({ label: "Amount", description: expected.form });
  });

  it("is answered by a choice, in the language of the question", () => {
    const { conversation, reading } = choose("Amount", expected.prompt, answer);
    expect(isChoice(conversation, [ORDERS])).toBe(true);
    expect(reading).toMatchObject({ kind: "form", assumed: [expected.note] });
    expect(reading.kind === "form" && describeForm(reading.form)).toBe(expected.form);
  });

  it("is answered by leaving the word out", () => {
    const { unknown, without, count } = expected;
    const asked = ask(unknown);
    expect(offerOf(asked.open, TODAY)?.options).toContainEqual({
      label: without,
      description: count,
    });
    const { conversation, reading } = choose(without, unknown, asked.answer);
    expect(isChoice(conversation, [ORDERS])).toBe(true);
    expect(reading.kind === "form" && describeForm(reading.form)).toBe(count);
  });
});
