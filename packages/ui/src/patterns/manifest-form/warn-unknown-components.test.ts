import { afterEach, describe, expect, it, vi } from "vitest";
import { warnUnknownComponents } from "./warn-unknown-components.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("warnUnknownComponents", () => {
  it("tells developers of each unknown control once [F8]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warnUnknownComponents(["colour-wheel"]);
    warnUnknownComponents(["colour-wheel", "map"]);
    warnUnknownComponents(["map"]);
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'No control is called "colour-wheel"; the setting is asked for as a text.',
      'No control is called "map"; the setting is asked for as a text.',
    ]);
  });

  it("says nothing in production, nor where nobody says what this is [F8]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubEnv("NODE_ENV", "production");
    warnUnknownComponents(["dial"]);
    vi.stubGlobal("process", undefined);
    warnUnknownComponents(["dial"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("stops remembering, and telling, after fifty names [F8 C14]", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    warnUnknownComponents(Array.from({ length: 200 }, (_, index) => `control-${index}`));
    expect(warn.mock.calls.length).toBeLessThanOrEqual(50);
  });
});
