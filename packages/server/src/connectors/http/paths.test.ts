import { describe, expect, it } from "vitest";
import { parsePath, readFirst, readPath } from "./paths.ts";

const answer = {
  user: { login: "ana", "x-y": 1 },
  labels: [{ name: "bug", tags: ["a"] }, { name: "phone", tags: ["b", "c"] }, null],
  custom: [
    { id: 5, value: "Acme" },
    { id: "a.b", value: 2 },
  ],
  typed: {
    Status: { kind: "status", status: "Open" },
    Name: { kind: "title", words: [{ text: "Hello " }, { text: "world" }] },
  },
};

describe("paths into an answer", () => {
  it.each([
    ["", answer],
    ["user.login", "ana"],
    ["user.x-y", 1],
    ["labels[1].name", "phone"],
    ["labels[].name", ["bug", "phone"]],
    ["labels[].tags[]", ["a", "b", "c"]],
    ["custom[id=5].value", "Acme"],
    ["custom[id=6].value", undefined],
    ["labels[+].name", "bugphone"],
    ["labels[+].none", undefined],
    ["labels[].tags[+]", ["a", "bc"]],
    ["typed[kind=title].words[+].text", "Hello world"],
    ["typed[kind=date].day", undefined],
    ["custom[id~=A.B].value", 2],
    ["custom[id=A.B].value", undefined],
    ["typed.**[text=world]", { text: "world" }],
    ["typed.**[].kind", ["status", "title"]],
    ["labels.**[].name", ["bug", "phone"]],
    ["user.login.**", []],
    ["user.constructor", undefined],
    ["labels.name", undefined],
    ["user[]", undefined],
    ["nothing.at.all", undefined],
  ])("reads %j", (path, value) => {
    expect(readPath(answer, path)).toEqual(value);
  });

  it("takes a field's name as a name, whatever characters it has", () => {
    expect(readPath(answer, "custom[id={field}].value", "a.b")).toBe(2);
    expect(readPath({ fields: { "a].b": 3 } }, "fields.{field}", "a].b")).toBe(3);
  });

  it("takes the first of several that leads to something", () => {
    const paths = ["none", "blank", "list[].name", "labels[].name", "flag"];
    expect(readFirst({ blank: "", list: [{}], flag: false }, paths)).toBe(false);
    expect(readFirst(answer, paths)).toEqual(["bug", "phone"]);
    expect(readFirst({}, paths)).toBeUndefined();
  });

  it("reads a tree that is nested as deep as an answer is long", () => {
    const depth = 100_000;
    const tree: unknown = JSON.parse(`${'{"a":'.repeat(depth)}{"name":"end"}${"}".repeat(depth)}`);
    expect(readPath(tree, "**[].name")).toEqual([]);
    expect(readPath({ a: tree, b: { name: "last" } }, "b.**[0].name")).toBe("last");
  });

  it.each(["a..b", "a[", "a[b]", "a]", "[x", ".a."])("says that %j is none", (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});
