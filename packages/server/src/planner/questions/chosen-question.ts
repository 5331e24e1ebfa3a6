import type { OfferedQuestion } from "@switchboard/api-client/types";
import { fold } from "../../text/stem.ts";
import type { Question } from "../../questions/question.ts";

/** A longer answer chooses nothing. */
const MAX_LENGTH = 200;

const PLACES = [
  ["1", "first", "erste", "ersten", "erstes"],
  ["2", "second", "zweite", "zweiten", "zweites"],
  ["3", "third", "dritte", "dritten", "drittes"],
  ["4", "fourth", "vierte", "vierten", "viertes"],
  ["5", "fifth", "fünfte", "fünften", "fünftes"],
];

/** The question that a typed answer chooses of one that was offered: by a candidate's label or its place. */
export function chosenQuestion(
  { open }: Pick<OfferedQuestion, "open">,
  said: string,
): Question | undefined {
  const [only, ...others] = open;
  const place = placeOf(said);
  if (place !== undefined && others.length === 0) return only?.candidates[place]?.question;
  const candidates = open.flatMap((one) => one.candidates);
  return candidates.find(({ label }) => fold(label).trim() === fold(said).trim())?.question;
}

/** "The second one" counts from 0. */
function placeOf(said: string): number | undefined {
  if (said.length > MAX_LENGTH) return undefined;
  const [word, ...more] = fold(said)
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/)
    .filter((one) => !["the", "one", "der", "die", "das", "option", ""].includes(one));
  if (word === undefined || more.length > 0) return undefined;
  const place = PLACES.findIndex((names) => names.some((name) => fold(name) === word));
  return place < 0 ? undefined : place;
}
