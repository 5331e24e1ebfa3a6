import { nameStems } from "../../questions/tokens.ts";
import { isFree, stemAt, take, type Property, type Reader } from "./reader.ts";

/** Arguments that say how much of a list is wanted. */
const LIMITS: ReadonlySet<string> = new Set(["limit", "page", "count"]);
/** Words before how many of a list are wanted. */
export const BEFORE_LIMIT: ReadonlySet<string> = new Set([
  "first",
  "top",
  "last",
  "latest",
  "newest",
  "next",
  "limit",
  "most",
]);

const isNumber = ({ schema }: Property) =>
  schema["type"] === "integer" || schema["type"] === "number";

/**
 * `issue 12`, `done ratio 50`, `2 hours`, `the first 10`: a number next to a word for its argument; for a required argument,
 * otherwise the first unused number.
 * @param nouns stems of the tool's objects
 */
export function readNumber(
  reader: Reader,
  property: Property,
  nouns: readonly string[],
  required: boolean,
): number | undefined {
  if (!isNumber(property)) return undefined;
  const names = nameStems(property.name);
  const numbers = [...reader.tokens.entries()].filter(
    ([at, { kind }]) => kind === "number" && isFree(reader, at),
  );
  const beside = (at: number, words: readonly string[]) =>
    words.includes(stemAt(reader, at - 1)) ||
    words.includes(stemAt(reader, at + 1)) ||
    (stemAt(reader, at - 1) === "to" && words.includes(stemAt(reader, at - 2)));
  const isLimit = names.some((word) => LIMITS.has(word));
  const named = numbers.find(([at]) =>
    isLimit
      ? BEFORE_LIMIT.has(stemAt(reader, at - 1)) || nouns.includes(stemAt(reader, at + 1))
      : beside(at, names.length > 1 ? names.filter((word) => word !== "id") : names),
  );
  const [at, token] = named ?? (required ? numbers[0] : undefined) ?? [];
  if (at === undefined || token === undefined) return undefined;
  take(reader, at);
  // "Comments on issue 12": the word tells what the number refers to.
  if (!named && reader.tokens[at - 1]?.kind === "word" && isFree(reader, at - 1))
    take(reader, at - 1);
  for (const near of [at - 1, at + 1])
    if (
      named &&
      isFree(reader, near) &&
      (names.includes(stemAt(reader, near)) ||
        (isLimit && near < at && BEFORE_LIMIT.has(stemAt(reader, near))))
    )
      take(reader, near);
  return token.value;
}
