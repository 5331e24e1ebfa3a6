import { afterEach, describe, expect, it, vi } from "vitest";
import { warnOfComponents } from "./warn-of-components.ts";

afterEach(() => vi.restoreAllMocks());

describe("warnOfComponents", () => {
  it("tells developers of each unknown control once [F8]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warnOfComponents(["colour-wheel"]);
    warnOfComponents(["colour-wheel", "map"]);
    warnOfComponents(["map"]);
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'No control is called "colour-wheel"; the setting is asked for as a text.',
      'No control is called "map"; the setting is asked for as a text.',
    ]);
  });

  it("stops remembering, and telling, after fifty names [F8]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warnOfComponents(Array.from({ length: 200 }, (_, index) => `control-${index}`));
    expect(warn.mock.calls.length).toBeLessThanOrEqual(50);
  });
});
