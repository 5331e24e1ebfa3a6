import { FILLERS } from "../language/lexicon.ts";
import { nameStems, type Token } from "../../questions/tokens.ts";
import {
  EDGE,
  isFree,
  isText,
  stemAt,
  take,
  tellingForm,
  type Property,
  type Reader,
} from "./reader.ts";

/** Phrases before a person in one of these roles; the argument's name tells the role. */
const ROLES: readonly { readonly of: RegExp; readonly phrases: readonly (readonly string[])[] }[] =
  [
    { of: /assign/, phrases: [["assigned", "to"], ["assign", "to"], ["assignee"]] },
    { of: /owner/, phrases: [["owned", "by"], ["owner"]] },
    { of: /requester|reporter/, phrases: [["requested", "by"], ["reported", "by"], ["requester"]] },
    { of: /author|sender/, phrases: [["written", "by"], ["sent", "by"], ["from"], ["by"]] },
  ];
const MAILBOXES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  from: [["from"], ["sent", "by"]],
  to: [["sent", "to"], ["to"]],
};
const BEFORE_VALUE = new Set(["the", "a", "an", "is", "called", "named"]);
const BEFORE_NAME = new Set(["in", "of", "for", "with", "on", "at", "from", "to", "under", "and"]);
/** Words of one value. */
const MAX_VALUE_WORDS = 4;

/** A word written as a name is. */
const isProper = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === "quoted" ||
    (token.kind === "word" && /^\p{Lu}/u.test(token.text) && !FILLERS.has(token.stem)));

/** `assigned to Anna`, `from Acme Ltd`: a person in the role that the argument is named after. */
export function readPerson(reader: Reader, { name, schema }: Property): unknown {
  if (!isText(schema) || schema["enum"]) return undefined;
  const phrases =
    schema["format"] === "mailbox"
      ? MAILBOXES[name]
      : ROLES.find(({ of }) => of.test(name))?.phrases;
  for (const phrase of phrases ?? []) {
    const at = reader.tokens.findIndex(
      (_token, start) =>
        isFree(reader, start) &&
        phrase.every((word, offset) => stemAt(reader, start + offset) === word),
    );
    // "Assign issue 12 to Anna": the object comes between.
    const apart = at < 0 && phrase.length > 1 && reader.verbAt >= 0 ? apartAt(reader, phrase) : -1;
    const from = at < 0 ? apart : at + phrase.length;
    // "From" and "by" begin much else than a person; "assigned to" does not.
    const value = from < 0 ? undefined : valueAt(reader, from, at >= 0 && phrase.length > 1);
    if (!value) continue;
    take(reader, at < 0 ? apart - 1 : at, at < 0 ? 1 : phrase.length);
    return value;
  }
  return undefined;
}

/** Where the value begins after a phrase whose first word is the verb of the request. */
function apartAt(reader: Reader, [verb, preposition]: readonly string[]): number {
  if (stemAt(reader, reader.verbAt) !== verb) return -1;
  const at = reader.tokens.findIndex(
    (token, index) => index > reader.verbAt && token.stem === preposition,
  );
  return at < 0 ? -1 : at + 1;
}

/**
 * `project Website`, `with label "to do"`, `the Negotiation stage`: a value next to the name of its argument.
 * @param strict the words may also be the text of a new object, so only an unmistakable value counts
 */
export function readNamed(reader: Reader, { name, schema }: Property, strict: boolean): unknown {
  const isList = schema["type"] === "array";
  if ((!isText(schema) && !isList) || schema["enum"] || isOfForm(schema)) return undefined;
  const names = nameStems(name).filter((word) => word !== "id" && word !== "name");
  if (names.length === 0) return undefined;
  const at = reader.tokens.findIndex(
    (_token, start) =>
      isFree(reader, start) &&
      names.every((word, offset) => stemAt(reader, start + offset) === word) &&
      (!strict || isIntroduced(reader, start)),
  );
  if (at < 0) return undefined;
  const before = [...reader.used];
  const value =
    valueAt(reader, at + names.length, !strict) ??
    (strict ? valueAfterTo(reader, at + names.length) : valueBefore(reader, at));
  if (value === undefined) return undefined;
  // "The task Fix the roof": the words of a title, and no id.
  if (isIdName(name) && !/\d/.test(value)) {
    reader.used.clear();
    for (const place of before) reader.used.add(place);
    return undefined;
  }
  take(reader, at, names.length);
  if (EDGE.has(stemAt(reader, at - 1)) && isFree(reader, at - 1)) take(reader, at - 1);
  return isList ? [value] : value;
}

const isIdName = (name: string) => /^id$|_id$/.test(name);

/** `in project …`, `set the status of …`: plainly the name of an argument, in the words for something new. */
const isIntroduced = (reader: Reader, at: number) => {
  const before = stemAt(reader, at - 1) === "the" ? at - 2 : at - 1;
  return before < 0 || before === reader.verbAt || BEFORE_NAME.has(stemAt(reader, before));
};

const isOfForm = (schema: Record<string, unknown>) =>
  tellingForm(schema) !== undefined ||
  (schema["format"] !== undefined && schema["format"] !== "words");

/** The value that begins at a place: what is quoted, a name of several words, or, loosely, the next word. */
function valueAt(reader: Reader, start: number, loose: boolean): string | undefined {
  let at = start;
  while (BEFORE_VALUE.has(stemAt(reader, at))) at += 1;
  const token = reader.tokens[at];
  if (!token || !isFree(reader, at)) return undefined;
  let length = 0;
  while (
    length < MAX_VALUE_WORDS &&
    isFree(reader, at + length) &&
    isProper(reader.tokens[at + length])
  )
    length += 1;
  const isOneWord = /^[\p{L}\p{N}]/u.test(token.text) && !FILLERS.has(token.stem);
  const [written = ""] = /^[^\s,;"“”]+/.exec(reader.prompt.slice(token.start)) ?? [];
  if (written.includes("@")) {
    const end = token.start + written.length;
    length = reader.tokens.filter((one) => one.start >= token.start && one.start < end).length;
  } else if (length === 0 && ((loose && isOneWord) || token.kind === "address")) length = 1;
  if (length === 0) return undefined;
  take(reader, start, at - start + length);
  return writtenAt(reader, at, length);
}

/** `set the status of issue 12 to closed`. */
function valueAfterTo(reader: Reader, after: number): string | undefined {
  const at = reader.tokens.findIndex((token, index) => index >= after && token.stem === "to");
  if (stemAt(reader, after) !== "of" || at < 0) return undefined;
  const value = valueAt(reader, at + 1, true);
  if (value !== undefined) take(reader, at);
  return value;
}

/** `the Negotiation stage`. */
function valueBefore(reader: Reader, at: number): string | undefined {
  const token = reader.tokens[at - 1];
  if (at < 2 || !isFree(reader, at - 1) || !isProper(token)) return undefined;
  take(reader, at - 1);
  return writtenAt(reader, at - 1, 1);
}

function writtenAt({ tokens, prompt }: Reader, at: number, length: number): string {
  const [first, last] = [tokens[at], tokens[at + length - 1]];
  if (!first || !last) return "";
  return length === 1 ? first.text : prompt.slice(first.start, last.end);
}
