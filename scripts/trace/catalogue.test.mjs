import { describe, expect, it } from "vitest";
import { byArea, idsInTitles, readRequirements, readStates, statesInTags } from "./catalogue.mjs";

const REQUIREMENTS = `
| ID | Requirement | Check | Src |
|---|---|---|---|
| SHELL-01 | Every route has \`A\`. | story | A:1 |
| LOGIN-02 | Another. | e2e | A:2 |
| LO-01 | A decision. | | |
`;

describe("the catalogues", () => {
  it("reads requirements, without the decisions", () => {
    expect(readRequirements(REQUIREMENTS).map(({ id }) => id)).toEqual(["SHELL-01", "LOGIN-02"]);
  });

  it("reads states and their screens", () => {
    const states = readStates("| State id | Seen |\n|---|---|\n| chat/new-empty | Nothing yet |");
    expect(states).toMatchObject([{ id: "chat/new-empty", area: "chat", text: "Nothing yet" }]);
  });

  it("reads ids from the end of titles only", () => {
    const source = [
      'it("shows it [SHELL-01 LIMIT-05]", () => {});',
      "it.each(rows)('$name [LOGIN-02, A1]', check);",
      'const other = ["SHELL-09"]; // [SHELL-08] is elsewhere',
    ].join("\n");
    expect(idsInTitles(source)).toEqual(["SHELL-01", "LIMIT-05", "LOGIN-02", "A1"]);
  });

  it("reads states from story tags", () => {
    expect(statesInTags('tags: ["state:chat/new-empty", "picture"]')).toEqual(["chat/new-empty"]);
  });

  it("counts what is missing by area", () => {
    const [shell, login] = byArea(readRequirements(REQUIREMENTS), new Set(["SHELL-01"]));
    expect(shell).toMatchObject({ area: "SHELL", total: 1, missing: [] });
    expect(login?.missing.map(({ id }) => id)).toEqual(["LOGIN-02"]);
  });
});
