import { describe, expect, it } from "vitest";
import { endOfPlaceholder, matchingFields, openPlaceholder } from "./placeholder-menu.logic.ts";

describe("a placeholder that is being typed", () => {
  it("begins with two braces on the line of the caret, until it is closed or filtered", () => {
    const at = (text: string) => openPlaceholder(text, text.length);
    expect(at("About {{")).toEqual({ start: 6, query: "" });
    expect(at("{{ a }} and {{ inbox_item.ti")).toEqual({ start: 12, query: "inbox_item.ti" });
    expect(at("About {")).toBeNull();
    expect(at("{{ a }}")).toBeNull();
    expect(at("{{ a | tr")).toBeNull();
    expect(at("{{\nnext line")).toBeNull();
    expect(openPlaceholder("{{ ti }} later", 5)).toEqual({ start: 0, query: "ti" });
  });

  it("finds fields by name or description", () => {
    const fields = [
      { name: "inbox_item.from_address", description: "Sender" },
      { name: "inbox_item.title", description: "Title" },
    ];
    expect(matchingFields(fields, "send")).toEqual([fields[0]]);
    expect(matchingFields(fields, "TITLE")).toEqual([fields[1]]);
    expect(matchingFields(fields, "")).toEqual(fields);
  });

  it("takes along an end that is there already, and nothing beyond it", () => {
    expect(endOfPlaceholder("{{ ti }} later", 5)).toBe(8);
    expect(endOfPlaceholder("{{ ti later {{ b }}", 5)).toBe(5);
  });
});
