import { expect, it } from "vitest";
import { kebabCase, nextNumber, plural, rename, singular } from "./names.mjs";

it.each(["Run list", "runList", "RunList", "run-list", " run_list "])("reads %o", (name) => {
  expect(kebabCase(name)).toBe("run-list");
});

it("numbers decisions on, past gaps", () => {
  expect(nextNumber([])).toBe("0001");
  expect(nextNumber(["0001-a.md", "0007-b.md", "README.md"])).toBe("0008");
});

it.each([
  ["gadget", "gadgets"],
  ["inbox-entry", "inbox-entries"],
  ["switch", "switches"],
  ["key", "keys"],
])("speaks of one %s and of many %s", (one, many) => {
  expect([plural(one), singular(many)]).toEqual([many, one]);
});

it("renames however the name is written", () => {
  const text =
    "A sample item, a sample item, Sample Items, sampleItem, SampleItem, sample-items, sample_items, Sample item";
  expect(rename(text, "inbox-entry")).toBe(
    "An inbox entry, an inbox entry, Inbox Entries, inboxEntry, InboxEntry, inbox-entries, inbox_entries, Inbox entry",
  );
});
