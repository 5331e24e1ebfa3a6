import { describe, expect, it } from "vitest";
import { withPrompt } from "./chosen-prompt.logic.ts";

describe("a prompt that is pressed", () => {
  it("fills an empty box", () => {
    expect(withPrompt("", "Total by region?")).toBe("Total by region?");
    expect(withPrompt(" \n", "Total by region?")).toBe("Total by region?");
  });

  it("is inserted below what was typed, once", () => {
    const both = withPrompt("Only the last quarter. \n", "Total by region?");
    expect(both).toBe("Only the last quarter.\n\nTotal by region?");
    expect(withPrompt(both, "Total by region?")).toBe(both);
  });

  it("takes the place of the one that was pressed before, unless that was changed", () => {
    expect(withPrompt("Total?", "Top 5?", "Total?")).toBe("Top 5?");
    expect(withPrompt("Mine.\n\nTotal?", "Top 5?", "Total?")).toBe("Mine.\n\nTop 5?");
    expect(withPrompt("Total? By month", "Top 5?", "Total?")).toBe("Total? By month\n\nTop 5?");
  });
});
