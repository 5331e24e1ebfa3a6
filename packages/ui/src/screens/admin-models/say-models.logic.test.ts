import { describe, expect, it } from "vitest";
import { closingOf, sayDollars, sayModels, sayTokens, standsFor } from "./say-models.logic.ts";
import { models } from "./admin-models.fixtures.ts";

describe("how models are said", () => {
  it.each([
    [8000, "8k"],
    [32_768, "32k"],
    [128_000, "128k"],
    [131_072, "128k"],
    [1_000_000, "1M"],
    [1_048_576, "1M"],
    [2_500_000, "2.5M"],
  ])("says %i tokens as %s", (tokens, said) => {
    expect(sayTokens(tokens, "en-US")).toBe(said);
  });

  it.each([
    [175, "$1.75"],
    [1400, "$14"],
    [7.5, "$0.075"],
    [30, "$0.30"],
    [0, "$0"],
  ])("says %f credits as %s", (credits, said) => {
    expect(sayDollars(credits, "en-US")).toBe(said);
  });

  it("says which model answers under an id, where it is another", () => {
    expect(standsFor({ id: "openai:gpt-4o", sentAs: "gpt-5.2" })).toBe("gpt-5.2");
    expect(standsFor({ id: "openai:gpt-4o", sentAs: "gpt-4o" })).toBeNull();
    expect(standsFor({ id: "local:qwen3:32b", sentAs: "qwen3:32b" })).toBeNull();
  });

  it.each([
    ["2026-11-14T23:59:59Z", null],
    ["2026-11-15T00:00:00Z", "soon"],
    ["2027-01-13T23:59:59Z", "soon"],
    ["2027-01-14T00:00:00Z", "past"],
  ])("warns 60 days before a shutdown on 14 January 2027: on %s %s", (now, closing) => {
    expect(closingOf({ shutdown: "2027-01-14" }, now)).toBe(closing);
    expect(closingOf({ shutdown: null }, now)).toBeNull();
  });

  it("says who can choose the models of a provider where that is the same for all", () => {
    const [first, second] = models;
    if (!first || !second) throw new Error("There are two models.");
    expect(sayModels([first])).toBe("1 model, offered to everyone");
    expect(sayModels([first, { ...first, offered: { to: "nobody", organizations: [] } }])).toBe(
      "2 models",
    );
    expect(sayModels([])).toBe("0 models");
  });
});
