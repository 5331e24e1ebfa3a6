import { expect, it } from "vitest";
import { questionAnswerWords } from "../../components/labels/words/question-answer-words.ts";
import { questionBarWords } from "../../components/labels/words/question-bar-words.ts";
import { figureText, shapeOf, titleOf, withUnit } from "./answer.logic.ts";
import { sharesBySky } from "./question-answer.fixtures.ts";

const writing = { words: { ...questionBarWords, ...questionAnswerWords }, locale: "en" };

it("shows a share as percent, with the part and the whole that it is of", () => {
  const shape = shapeOf(sharesBySky);
  const [row = []] = sharesBySky.rows;
  expect(
    shape.figures.map((column) =>
      withUnit(figureText(row[column.at], column, writing), column.unit),
    ),
  ).toEqual(["45.2 %", "560", "1,240"]);
  expect(shape.figures.map(({ place }) => place.side)).toEqual(["part", "part", "whole"]);
  expect(titleOf(sharesBySky, shape, writing)).toBe("Share by sky");
});
