import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  codeParts,
  groupStates,
  readStates,
  shownStates,
  storyName,
} from "./screen-states.logic.ts";

const MARKDOWN = `
# Screen states

## Shell: top bar

| State id | What is seen | Requirements |
|---|---|---|
| shell-header/user | \`Welcome, {email}\`, balance | SHELL-20 SHELL-25 |
| shell-header/admin | As user | SHELL-26 |

## Landing

| State id | What is seen | Requirements |
|---|---|---|
| landing/default | Headline | |
`;

const entry = (id: string, tags: string[], type = "story") => ({
  id,
  title: "Screens/X",
  name: "Default",
  type,
  tags,
});

const states = readStates(MARKDOWN);
const shown = shownStates([
  entry("a", ["state:shell-header/user", "dev"]),
  entry("b", ["state:shell-header/user"]),
  entry("c", ["state:landing/default"], "docs"),
  entry("d", ["matrix"]),
]);

describe("the catalogue of states", () => {
  it("is read with groups, texts and requirements", () => {
    expect(states).toEqual([
      {
        id: "shell-header/user",
        area: "shell-header",
        group: "Shell: top bar",
        text: "`Welcome, {email}`, balance",
        requirements: ["SHELL-20", "SHELL-25"],
      },
      expect.objectContaining({ id: "shell-header/admin", requirements: ["SHELL-26"] }),
      expect.objectContaining({ id: "landing/default", group: "Landing", requirements: [] }),
    ]);
  });

  it("is read whole from the specification", () => {
    const spec = new URL("../../../../../docs/spec/screen-states.md", import.meta.url);
    const all = readStates(readFileSync(spec, "utf8"));
    expect(all).toHaveLength(603);
    expect(new Set(all.map(({ id }) => id)).size).toBe(603);
    expect(all.filter(({ text, group }) => text === "" || group === "")).toEqual([]);
  });

  it("counts stories only, by their tags", () => {
    expect([...shown].map(([id, stories]) => [id, stories.map((story) => story.id)])).toEqual([
      ["shell-header/user", ["a", "b"]],
    ]);
  });
});

describe("the filter", () => {
  const ids = (filter: Parameters<typeof groupStates>[2]) =>
    groupStates(states, shown, filter).flatMap((group) => group.states.map(({ id }) => id));

  it("leaves all, those with a story, or those without", () => {
    expect(ids({ show: "all", search: "" })).toHaveLength(3);
    expect(ids({ show: "shown", search: "" })).toEqual(["shell-header/user"]);
    expect(ids({ show: "missing", search: "" })).toEqual(["shell-header/admin", "landing/default"]);
  });

  it("finds words in ids, texts and requirements", () => {
    expect(ids({ show: "all", search: "WELCOME balance" })).toEqual(["shell-header/user"]);
    expect(ids({ show: "all", search: "shell-26" })).toEqual(["shell-header/admin"]);
    expect(ids({ show: "shown", search: "headline" })).toEqual([]);
  });

  it("keeps the counts of the whole group", () => {
    const [group] = groupStates(states, shown, { show: "missing", search: "" });
    expect(group).toMatchObject({ name: "Shell: top bar", shown: 1, total: 2 });
  });
});

it("tells code from words", () => {
  expect(codeParts("`Chat` and `Inbox`")).toEqual(["", "Chat", " and ", "Inbox", ""]);
});

it("calls a story by its name alone", () => {
  const name = "Administrators also reach users [SHELL-26 ROLE-05]";
  expect(storyName("Patterns/Shell/TopBar", name)).toBe("TopBar: Administrators also reach users");
});
