import { describe, expect, it } from "vitest";
import { readFact } from "./remember.ts";

describe("a plain request to remember something", () => {
  it.each([
    ["Remember that my fiscal year starts in July", "Fiscal year", "starts in July"],
    ["please remember that our fiscal year is July to June.", "Fiscal year", "July to June"],
    ["Remember my cost center is 4711", "Cost center", "4711"],
    ["Please note: I prefer EUR", "Preference", "EUR"],
    ["Remember: my currency = EUR", "Currency", "EUR"],
    ["Note that the Porto warehouse closes at 17:00", "Porto warehouse", "closes at 17:00"],
    ["Keep in mind that I work from home on Fridays", "Note", "I work from home on Fridays"],
    ["Merke dir, dass mein Geschäftsjahr im Juli beginnt", "Geschäftsjahr", "im Juli beginnt"],
    ["Bitte merk dir, dass unsere Währung EUR ist.", "Währung", "EUR"],
    ["Notiere: Ich bevorzuge kurze Antworten", "Preference", "kurze Antworten"],
    ["Merke dir, dass ich EUR bevorzuge", "Preference", "EUR"],
  ])("is read in %j", (prompt, key, value) => {
    expect(readFact(prompt, [])).toEqual({ key, value });
  });

  it.each([
    "What is the total amount by region?",
    "Do you remember my last question?",
    "Remember my last question",
    "Remember to call Ana tomorrow",
    "Note to self: call Ana",
    "Remember that I care about Lisbon. Show the total amount by region",
    "Remember: Lisbon",
    "Show the notes that were remembered",
    "Total amount of orders with the note: paid",
  ])("is not read in %j", (prompt) => {
    expect(readFact(prompt, [])).toBeUndefined();
  });

  it("leaves a general key that says something else already as it is", () => {
    const known = [{ key: "Preference", value: "EUR" }];
    expect(readFact("Remember that I prefer short answers", known)?.key).toBe("Preference 2");
    expect(readFact("Remember that I prefer EUR", known)?.key).toBe("Preference");
  });
});
