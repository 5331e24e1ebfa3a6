import { describe, expect, it } from "vitest";
import { languageOf } from "./language-of.ts";
import { tokenise } from "../../questions/tokens.ts";

const NAMES = new Set(["Betrag", "Kunde", "offen", "Kosten", "Total", "Amount"]);
const languageIn = (prompt: string) => languageOf(tokenise(prompt), (text) => NAMES.has(text));

describe("the language of a question", () => {
  it.each([
    ["What is the total amount by region?", "en"],
    ["top 5 customers by revenue", "en"],
    ["monthly revenue", "en"],
    ["and in May?", "en"],
    // Headings, values and names are in the language of their file.
    ["total Betrag by Kunde", "en"],
    ["how many are offen", "en"],
    ["orders of Ursula Von Der Heide", "en"],
    ["MIT orders", "en"],
    ["What’s paid", "en"],
    ["Wie hoch ist der Umsatz je Region?", "de"],
    ["Top 5 Kunden nach Umsatz", "de"],
    ["und im Mai?", "de"],
    ["nur Berlin", "de"],
    ["Umsatz 2025", "de"],
    ["Summe Total nach Region", "de"],
    ["Wie viele Rows sind Open?", "de"],
    ["Zeige Amount über 500", "de"],
  ])("of %j is %s", (prompt, language) => {
    expect(languageIn(prompt)).toBe(language);
  });

  it.each(["Berlin?", "2025", "Betrag", "Kosten offen", "", "“how many of the”"])(
    "of %j is not decided",
    (prompt) => {
      expect(languageIn(prompt)).toBeUndefined();
    },
  );
});
