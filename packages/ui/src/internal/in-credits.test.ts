import { expect, it } from "vitest";
import { composerWords } from "../components/labels/words/composer-words.ts";
import { chatScreenTexts } from "../screens/chat/chat.texts.ts";
import { inCredits } from "./in-credits.ts";

it.each([
  ["0", "0 credits"],
  ["0.5", "0.5 credits"],
  ["1", "1 credit"],
  ["1.00", "1.00 credits"],
  ["1,200", "1,200 credits"],
])("says %s with its noun", (amount, said) => {
  expect(inCredits(amount)).toBe(said);
});

it("says one credit in what a run costs and asks", () => {
  expect(composerWords.upToCredits("1")).toBe("up to 1 credit");
  expect(composerWords.beyondBalance("1", "0.50")).toContain("up to 1 credit,");
  expect(chatScreenTexts.creditLimit.question("1")).toBe("This run has used 1 credit. Continue?");
});
