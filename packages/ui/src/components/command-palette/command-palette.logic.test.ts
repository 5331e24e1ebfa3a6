import { describe, expect, it } from "vitest";
import { findCommands, markMatches } from "./command-palette.logic.ts";

const groups = [
  {
    label: "Go to",
    commands: [
      { id: "invoices", label: "Invoices more than 30 days overdue" },
      { id: "ines", label: "Inês Duarte", keywords: "person" },
    ],
  },
  {
    label: "Do",
    commands: [
      { id: "invite", label: "Invite a member", hint: "Organization" },
      { id: "chat", label: "New chat", always: true },
    ],
  },
];
const found = (query: string) =>
  findCommands(groups, query).map(({ label, commands }) => [label, commands.map(({ id }) => id)]);

describe("findCommands", () => {
  it.each([
    [
      "",
      [
        ["Go to", ["invoices", "ines"]],
        ["Do", ["invite", "chat"]],
      ],
    ],
    [
      "inv",
      [
        ["Go to", ["invoices"]],
        ["Do", ["invite", "chat"]],
      ],
    ],
    [
      "ines PERSON",
      [
        ["Go to", ["ines"]],
        ["Do", ["chat"]],
      ],
    ],
    ["organ", [["Do", ["invite", "chat"]]]],
    ["zzz", [["Do", ["chat"]]]],
  ])("%j", (query, result) => {
    expect(found(query)).toEqual(result);
  });
});

it("puts what is named like the query first, then what begins with it", () => {
  const pages = [
    { id: "pricing", label: "Pricing", keywords: "buy credits" },
    { id: "limits", label: "Limits of credits" },
    { id: "spent", label: "Credits spent" },
    { id: "credits", label: "Credits" },
  ];
  const [group] = findCommands([{ label: "Pages", commands: pages }], "Credits");
  expect(group?.commands.map(({ id }) => id)).toEqual(["credits", "spent", "limits", "pricing"]);
  expect(findCommands([{ label: "Pages", commands: pages }], "")[0]?.commands).toEqual(pages);
});

describe("markMatches", () => {
  const rendered = (label: string, query: string) =>
    markMatches(label, query)
      .map(({ text, match }) => (match ? `[${text}]` : text))
      .join("");

  it.each([
    ["Invite a member", "inv", "[Inv]ite a member"],
    ["Invite a member", "mem inv", "[Inv]ite a [mem]ber"],
    ["Inês Duarte", "ines", "[Inês] Duarte"],
    ["banana", "an", "b[anan]a"],
    ["Invite", "", "Invite"],
    ["Invite", "zzz", "Invite"],
    ["", "zzz", ""],
  ])("%j for %j", (label, query, text) => {
    expect(rendered(label, query)).toBe(text);
  });
});
