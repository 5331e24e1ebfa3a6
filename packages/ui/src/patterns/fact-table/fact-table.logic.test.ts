import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  duplicatesOf,
  entriesOf,
  factRows,
  newFact,
  readFacts,
  withoutRow,
  withRowBack,
  withRowsAfter,
  withText,
} from "./fact-table.logic.ts";
import type { FactRow } from "./fact-table.types.ts";

const row = (id: string, key: string, value = "x"): FactRow => ({ id, key, value });

describe("reading facts", () => {
  it("trims keys, keeps values, drops blank keys and counts those with a value [T8 PROF-08 PROF-09]", () => {
    const rows = [row("1", " Team ", " Ops "), row("2", "  ", "lost"), row("3", "", " ")];
    expect(readFacts(rows)).toEqual({ facts: [["Team", " Ops "]], dropped: 1, duplicates: [] });
  });

  it("names both rows of a double after trimming, and removes neither [T8]", () => {
    const rows = [
      row("1", "Team"),
      row("2", "Role"),
      row("3", " Team "),
      row("4", ""),
      row("5", ""),
    ];
    const { facts, duplicates } = readFacts(rows);
    expect(duplicates).toEqual(["1", "3"]);
    expect(facts).toHaveLength(3);
  });

  it("takes any text for a key, also names of object members", () => {
    const facts = JSON.parse('{"__proto__": "a", "constructor": "b", "": "c"}');
    expect(factRows(facts).map(({ key, value }) => [key, value])).toEqual([
      ["__proto__", "a"],
      ["constructor", "b"],
      ["", "c"],
    ]);
    expect(duplicatesOf([row("1", "constructor")])).toEqual([]);
  });

  it("gives each row an id of its own [T7]", () => {
    const ids = Array.from({ length: 100 }, () => newFact("same").id);
    expect(new Set(ids).size).toBe(100);
  });
});

describe("changing facts", () => {
  it("renames one row and leaves the others the very objects they were [T7]", () => {
    const rows = [row("1", "a"), row("2", "b")];
    const next = withText(withText(rows, "1", { key: "c" }), "1", { key: "cd" });
    expect(next).toEqual([row("1", "cd"), row("2", "b")]);
    expect(next[1]).toBe(rows[1]);
  });

  it("puts pasted rows after the row, or in place of a blank one [T9]", () => {
    const rows = [row("1", "a"), row("2", "", ""), row("3", "c")];
    const added = [row("x", "x"), row("y", "y")];
    const ids = (list: readonly FactRow[]) => list.map(({ id }) => id).join("");
    expect(ids(withRowsAfter(rows, "1", added))).toBe("1xy23");
    expect(ids(withRowsAfter(rows, "2", added))).toBe("1xy3");
  });

  it("brings back any deleted rows in any order to where they were [T10]", () => {
    const ids = ["1", "2", "3", "4", "5", "6"];
    const rows = ids.map((id) => row(id, `key ${id}`));
    const someInAnyOrder = fc.shuffledSubarray(ids);
    fc.assert(
      fc.property(
        someInAnyOrder.chain((gone) =>
          fc.tuple(
            fc.constant(gone),
            fc.shuffledSubarray(gone, { minLength: gone.length, maxLength: gone.length }),
          ),
        ),
        ([gone, back]) => {
          const less = gone.reduce(withoutRow, { rows, deleted: [] } as Parameters<
            typeof withoutRow
          >[0]);
          expect(entriesOf(less.rows, less.deleted).map((entry) => entry.row.id)).toEqual(ids);
          expect(less.rows).toHaveLength(ids.length - gone.length);
          const again = back.reduce(withRowBack, less);
          expect(again.rows).toEqual(rows);
          expect(again.deleted).toEqual([]);
        },
      ),
    );
  });

  it("forgets an empty row, and keeps the places of those deleted after it [T10]", () => {
    const rows = [row("1", "a"), row("2", "", " "), row("3", "c")];
    const table = withoutRow(withoutRow({ rows, deleted: [] }, "3"), "2");
    expect(table.deleted).toHaveLength(1);
    expect(withRowBack(table, "3").rows.map(({ id }) => id)).toEqual(["1", "3"]);
  });
});
