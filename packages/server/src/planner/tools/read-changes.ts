import { TITLE_FIELDS } from "../../domain/plugins/result-rows.ts";
import { nameStems } from "../../questions/tokens.ts";
import { enumValues } from "./read-values.ts";
import {
  EDGE,
  isFree,
  isOf,
  isText,
  isTo,
  stemAt,
  take,
  type Property,
  type Reader,
} from "./reader.ts";

/** `rename X to Y`: the new title, in the argument for it; in German `benenne X in Y um`. */
export function readRenamed(
  reader: Reader,
  properties: readonly Property[],
): Record<string, string> {
  const { tokens } = reader;
  if (stemAt(reader, reader.verbAt) !== "rename") return {};
  const names = TITLE_FIELDS.flatMap((name) => [`new_${name}`, name]);
  const wanted = names.find((name) => properties.some((property) => property.name === name));
  const isGerman = tokens.at(-1)?.text.toLowerCase() === "um";
  const link = tokens.findLastIndex((token) => (isGerman ? token.stem === "in" : isTo(token)));
  if (wanted === undefined || link <= reader.verbAt) return {};
  const text = textBetween(reader, link + 1, isGerman ? tokens.length - 1 : tokens.length);
  if (text === "") return {};
  take(reader, link, tokens.length - link);
  return { [wanted]: text };
}

/** `set the priority of X to high`: the argument that is changed, by its name; its value, where any text is one. */
export function readSetTo(reader: Reader, { name, schema }: Property): string | undefined {
  const { tokens, verbAt } = reader;
  let at = verbAt + 1;
  if (verbAt < 0) return undefined;
  while (EDGE.has(stemAt(reader, at)) && isFree(reader, at)) at += 1;
  const words = nameStems(name);
  const isNamed = words.every((word, offset) => stemAt(reader, at + offset) === word);
  const end = at + words.length;
  if (!isNamed || !isOf(tokens[end])) return undefined;
  take(reader, at, words.length + 1);
  const link = tokens.findLastIndex((token, place) => place > end && isTo(token));
  const isPlain = isText(schema) && enumValues(schema).length === 0 && !schema["format"];
  if (!isPlain || link < 0) return undefined;
  const text = textBetween(reader, link + 1, tokens.length);
  if (text !== "") take(reader, link, tokens.length - link);
  return text || undefined;
}

/** Words as they were written; of what is quoted as a whole, what is in the quotes. */
function textBetween({ tokens, prompt }: Reader, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return "";
  return to - from === 1 && first.kind === "quoted"
    ? first.text
    : prompt.slice(first.start, last.end);
}
