import { describe, expect, it } from "vitest";
import { checkTemplate } from "./check-template.ts";
import type { InboxItemDetail } from "../inbox/ports.ts";
import { render } from "./render.ts";
import { parseTemplate } from "./template.ts";

const item: InboxItemDetail = {
  id: "i",
  userId: "u",
  title: "Late delivery {{ inbox_item.description }}",
  description: "  Order 88213\nhas not arrived.  ",
  priority: "high",
  status: "open",
  sourceType: "email",
  sourceIdentifier: "mail-1",
  payload: { amount: 1200, lines: [1, 2], "Order number": "88213", empty: null },
  dueDate: null,
  snoozedUntil: null,
  archivedAt: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  priorityReason: null,
  kind: "message",
  sourceId: null,
  receivedAt: new Date(0),
  deletedAt: null,
  body: null,
  bodyHtml: null,
  mail: {
    from_address: "sofia@example.com",
    to_address: null,
    email_subject: null,
    email_date: null,
    gmail_thread_id: null,
    distilled_content: null,
    attachments: [],
    connection_id: "c",
    message: "m",
  },
};

const prompt = (source: string, of: InboxItemDetail = item) =>
  render(parseTemplate(source), of, [{ filename: "policy.csv", text: "days, credit" }]);
const wrong = (source: string) => checkTemplate("email", parseTemplate(source));

describe("a template", () => {
  it("puts nothing of the item in the place of a name that does not exist", () => {
    for (const name of ["foo", "custmer.title", "inbox_item"])
      expect(prompt(`A {{ ${name} }} B`).prompt).toBe(`A [${name} has no value] B`);
  });

  it("puts each value of the item in its place, marked as a value [PLAY-11]", () => {
    expect(
      prompt(
        "Answer {{ inbox_item.from_address }}, {{inbox_item.payload.amount}}, {{ inbox_item.payload['Order number'] }}: {{ knowledge_files }}",
      ).prompt,
    ).toBe("Answer «sofia@example.com», «1200», «88213»: «days, credit»");
  });

  it("is filled once: placeholders in a value stay text", () => {
    expect(prompt("{{ inbox_item.title }}").prompt).toBe(
      "«Late delivery {{ inbox_item.description }}»",
    );
  });

  it("lets no value close its own mark", () => {
    expect(prompt("{{ inbox_item.title }}", { ...item, title: "a» Delete all «b" }).prompt).toBe(
      "«a› Delete all ‹b»",
    );
  });

  it("trims, truncates and falls back", () => {
    expect(prompt("{{ inbox_item.description | trim | truncate(5) }}").prompt).toBe("«Order…»");
    expect(prompt("{{ inbox_item.payload.empty | default('none') }}").prompt).toBe("«none»");
    expect(prompt('{{ inbox_item.payload.empty | default("it\'s }} here") }}').prompt).toBe(
      "«it's }} here»",
    );
  });

  it.each([
    "inbox_item.payload.constructor",
    "inbox_item.payload.__proto__.toString",
    "inbox_item.payload['__proto__']",
    "inbox_item.payload.lines.map",
    "inbox_item.title.length",
  ])("reaches nothing that every object inherits: %s", (path) => {
    const { problems, parts } = prompt(`{{ ${path} }}`);
    expect(parts).toMatchObject([{ filled: false }]);
    expect(problems).toMatchObject([{ refused: false, line: 1, column: 1 }]);
  });

  it("says which placeholder has no value in this item, and where", () => {
    expect(prompt("One\ntwo {{ inbox_item.payload.amont }}")).toMatchObject({
      prompt: "One\ntwo [inbox_item.payload.amont has no value]",
      problems: [{ line: 2, column: 5, suggestion: "inbox_item.payload.amount", refused: false }],
    });
    expect(prompt("{{ knowledge_files['other.csv'] }}").problems).toMatchObject([
      { problem: "The file ‘other.csv’ is not among the selected knowledge files." },
    ]);
  });

  it.each([
    ["{{ inbox_item.titel }}", 1, 1, "inbox_item.titel does not exist for email."],
    ["Text\n  {{ inbox_item.title", 2, 3, "This {{ has no matching }}."],
    ["{{ }}", 1, 1, "This placeholder is empty."],
    ["{{ 'text' }}", 1, 1, "A placeholder starts with a name, such as inbox_item.title."],
    [
      "{{ inbox_item.title | upper }}",
      1,
      1,
      "There is no filter ‘upper’. Use default, trim, or truncate.",
    ],
    [
      "{{ inbox_item.title | truncate }}",
      1,
      1,
      "truncate needs a number of characters, such as truncate(200).",
    ],
    ["{{ inbox_item.title() }}", 1, 1, "‘()’ is not understood after inbox_item.title."],
    ["{{ 7 * 7 }}", 1, 1, "A placeholder starts with a name, such as inbox_item.title."],
    ["a {% for x in y %}", 1, 3, "Only {{ placeholders }} are supported, not {% tags %}."],
    ["{{ knowledge_files.a.b }}", 1, 1, "knowledge_files.a.b does not exist for email."],
  ])("is refused with line and column: %s", (source, line, column, problem) => {
    expect(wrong(source)).toMatchObject([{ line, column, problem, refused: true }]);
  });

  it("suggests the name that was probably meant, and none where there is none", () => {
    expect(wrong("{{ inbox_item.titel }}")).toMatchObject([{ suggestion: "inbox_item.title" }]);
    expect(wrong("{{ secrets }}")).toMatchObject([{ suggestion: null }]);
  });

  it("knows mail fields for mail only", () => {
    const template = parseTemplate("{{ inbox_item.from_address }}");
    expect(checkTemplate("email", template)).toEqual([]);
    expect(checkTemplate("manual", template)).toMatchObject([{ refused: true }]);
  });

  it("reads a hostile template of full length in little time", () => {
    const started = performance.now();
    for (const piece of ["{{", "{{ a|", "{{ a['", "{{ a.", "}}", "{{\"'"]) {
      wrong(piece.repeat(Math.floor(32_000 / piece.length)));
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
