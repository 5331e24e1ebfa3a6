import { expect, it } from "vitest";
import { questionAnswerWords } from "../../components/labels/words/question-answer-words.ts";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { groupText } from "./cells.logic.ts";

it.each([
  ["March", "month_of_year", "März"],
  ["Monday", "weekday", "Montag"],
  ["2014-03", "month", "März 2014"],
] as const)("writes the group %s in the locale of the page", (value, each, text) => {
  const writing = { words: { ...questionBarWords, ...questionAnswerWords }, locale: "de" };
  expect(groupText(value, { type: "text" }, each, writing)).toBe(text);
});
