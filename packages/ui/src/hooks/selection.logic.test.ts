import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  extend,
  extentOf,
  nothingSelected,
  prune,
  type SelectionState,
  selectAll,
  toggle,
  toggleRange,
} from "./selection.logic.ts";

const ids = ["1", "2", "3", "4", "5", "6", "7", "8"];
const sorted = ({ selected }: SelectionState) => [...selected].sort();
const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 30,
});
const listAndSteps = list.chain((all) =>
  fc.record({
    all: fc.constant(all),
    steps: fc.array(
      fc.record({
        kind: fc.constantFrom("toggle", "range", "extend", "all"),
        id: fc.constantFrom(...all),
        other: fc.constantFrom(...all),
      }),
      { maxLength: 20 },
    ),
  }),
);

function apply(all: readonly string[], steps: { kind: string; id: string; other: string }[]) {
  return steps.reduce<SelectionState>((state, { kind, id, other }) => {
    if (kind === "toggle") return toggle(state, id);
    if (kind === "range") return toggleRange(state, all, id);
    if (kind === "extend") return extend(state, all, id, other);
    return selectAll(all);
  }, nothingSelected);
}

describe("a range of boxes", () => {
  it("selects 3 to 6, and a second press on a selected one deselects the range [T2]", () => {
    const three = toggle(nothingSelected, "3");
    const range = toggleRange(three, ids, "6");
    expect(sorted(range)).toEqual(["3", "4", "5", "6"]);
    expect(sorted(toggleRange(range, ids, "3"))).toEqual([]);
    expect(sorted(toggleRange(range, ids, "5"))).toEqual(["3", "4"]);
  });

  it("runs upwards too, and is one box where nothing was touched before [I2]", () => {
    expect(sorted(toggleRange(toggle(nothingSelected, "6"), ids, "4"))).toEqual(["4", "5", "6"]);
    expect(sorted(toggleRange(nothingSelected, ids, "4"))).toEqual(["4"]);
  });

  it("always turns the pressed box over, and touches nothing outside of the range", () => {
    fc.assert(
      fc.property(listAndSteps, fc.nat(), ({ all, steps }, at) => {
        const before = apply(all, steps);
        const id = all[at % all.length] ?? "";
        const after = toggleRange(before, all, id);
        expect(after.selected.has(id)).toBe(!before.selected.has(id));
        const ends = [all.indexOf(id), before.lead === null ? -1 : all.indexOf(before.lead)];
        const low = ends[1] === -1 ? Number(ends[0]) : Math.min(...ends);
        const high = ends[1] === -1 ? Number(ends[0]) : Math.max(...ends);
        all.forEach((each, index) => {
          if (index < low || index > high) {
            expect(after.selected.has(each)).toBe(before.selected.has(each));
          }
        });
      }),
    );
  });
});

describe("a range by keys", () => {
  it("grows from its anchor, and gives back what it leaves, past the anchor as well [I2]", () => {
    const one = extend(nothingSelected, ids, "3", "4");
    expect(sorted(one)).toEqual(["3", "4"]);
    const two = extend(one, ids, "4", "5");
    expect(sorted(two)).toEqual(["3", "4", "5"]);
    const back = extend(extend(two, ids, "5", "4"), ids, "4", "3");
    expect(sorted(back)).toEqual(["3"]);
    expect(sorted(extend(back, ids, "3", "2"))).toEqual(["2", "3"]);
  });

  it("continues from a range made with the mouse", () => {
    const range = toggleRange(toggle(nothingSelected, "3"), ids, "6");
    expect(sorted(extend(range, ids, "6", "5"))).toEqual(["3", "4", "5"]);
  });

  it("selects exactly what lies between the anchor and its end, wherever it has been", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.array(fc.boolean()), (size, moves) => {
        const all = Array.from({ length: size }, (_, index) => `${index}`);
        const start = Math.floor(size / 2);
        let at = start;
        let state = nothingSelected;
        for (const down of moves) {
          const next = Math.max(0, Math.min(size - 1, at + (down ? 1 : -1)));
          state = extend(state, all, `${at}`, `${next}`);
          at = next;
        }
        const expected = all.slice(Math.min(start, at), Math.max(start, at) + 1);
        expect([...state.selected].sort()).toEqual(moves.length === 0 ? [] : expected.sort());
      }),
    );
  });
});

describe("what data do to a selection", () => {
  it("never counts what is not shown [T4 I3]", () => {
    fc.assert(
      fc.property(listAndSteps, fc.array(fc.boolean()), ({ all, steps }, kept) => {
        const state = apply(all, steps);
        const shown = all.filter((_, index) => kept[index] ?? false);
        const left = prune(state.selected, shown);
        expect(left.size).toBeLessThanOrEqual(shown.length);
        expect([...left].every((id) => shown.includes(id) && state.selected.has(id))).toBe(true);
      }),
    );
  });

  it("keeps the same set while nothing goes, so that nothing re-renders", () => {
    const { selected } = selectAll(ids);
    expect(prune(selected, [...ids, "new"])).toBe(selected);
  });

  it.each([
    [0, 0, "none"],
    [0, 3, "none"],
    [1, 3, "some"],
    [3, 3, "all"],
  ] as const)("calls %i of %i %s [T3 INBOX-07]", (count, total, extent) => {
    expect(extentOf(count, total)).toBe(extent);
  });
});

describe("everything, also what is not loaded", () => {
  it("stays selected but for what is unticked, until all is cleared [INBOX-07 I3]", () => {
    const all = selectAll(["a", "b"], true);
    expect(all.rest).toBe(true);
    const one = toggle(all, "a");
    expect([[...one.selected], one.rest]).toEqual([["b"], true]);
    expect(nothingSelected.rest).toBe(false);
  });
});
