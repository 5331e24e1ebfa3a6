import type { $ZodIssue } from "zod/v4/core";

type Path = readonly PropertyKey[];

/** What was checked, and how sentences call it. */
export type CheckedInput = {
  readonly value: unknown;
  /** What the value is called where the problem is in no single field, such as `The body`. */
  readonly whole: string;
  /** What goes before the name of a field, such as `The argument `. */
  readonly before?: string;
};

/**
 * What is wrong with a value, as sentences that name the field: `'members[2].email' must be an email address.` A validator's own
 * text never gets through, since people read these in forms and alerts.
 */
export function inputProblems(issues: readonly $ZodIssue[], input: CheckedInput): string[] {
  return [...new Set(issues.map((issue) => `${problemOf(issue, [], input)}.`))];
}

function problemOf(issue: $ZodIssue, outer: Path, input: CheckedInput): string {
  const path = [...outer, ...issue.path];
  const name = nameOf(path, input);
  // A schema's own message begins in lower case, the validator's in upper case.
  if (/^[a-z]/.test(issue.message)) return `${name} ${issue.message.replace(/\.$/, "")}`;
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys
        .map((key) => `${nameOf([...path, key], input)} is not a known field`)
        .join(". ");
    case "invalid_union":
      return problemOfUnion(issue, path, input);
    case "invalid_key":
    case "invalid_element":
      return issue.issues[0]
        ? problemOf(issue.issues[0], path, input)
        : `${name} has a value that does not fit`;
    case "custom":
      return issue.message === "Invalid input"
        ? `${name} has a value that does not fit`
        : issue.message.replace(/\.$/, "");
    default:
      return valueAt(input.value, path) === undefined
        ? `${name} is missing`
        : `${name} must ${ruleOf(issue)}`;
  }
}

type Rule = Extract<
  $ZodIssue,
  {
    code:
      | "invalid_type"
      | "too_small"
      | "too_big"
      | "invalid_format"
      | "not_multiple_of"
      | "invalid_value";
  }
>;

/** What follows `must`. */
function ruleOf(issue: Rule): string {
  switch (issue.code) {
    case "invalid_type":
      return `be ${KINDS[issue.expected] ?? "of another type"}`;
    case "too_small":
      return issue.inclusive === false
        ? `be more than ${issue.minimum}`
        : limitOf("least", Number(issue.minimum), issue.origin);
    case "too_big":
      return issue.inclusive === false
        ? `be less than ${issue.maximum}`
        : limitOf("most", Number(issue.maximum), issue.origin);
    case "invalid_format":
      return formatOf(issue.format, "pattern" in issue ? issue.pattern : undefined);
    case "not_multiple_of":
      return `be a multiple of ${issue.divisor}`;
    case "invalid_value":
      return issue.values.length === 1
        ? `be ${JSON.stringify(issue.values[0])?.replaceAll('"', "'")}`
        : `be one of ${issue.values.map(String).join(", ")}`;
  }
}

const nameOf = (path: Path, { whole, before = "" }: CheckedInput) =>
  path.length === 0 ? whole : `${before}'${sayPath(path)}'`;

/** Writes a place in a value as a user would: `items[2].title`. */
function sayPath(path: Path): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === "number") return `${text}[${part}]`;
    return text === "" ? String(part) : `${text}.${String(part)}`;
  }, "");
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  nan: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  map: "an object",
  date: "a date",
  null: "null",
  file: "a file",
};

const FORMATS: Readonly<Record<string, string>> = {
  email: "be an email address",
  url: "be a URL",
  uuid: "be a UUID",
  datetime: "be a date and time such as 2027-03-31T09:00:00Z",
  date: "be a date such as 2027-03-31",
  time: "be a time such as 09:00:00",
};

function formatOf(format: string, pattern: string | undefined): string {
  if (format === "regex" && pattern === String(/\S/)) return "not be blank";
  return FORMATS[format] ?? "have the format that is documented";
}

/** `have at most 200 characters`, `be at least 1`. */
function limitOf(side: "least" | "most", limit: number, origin: string): string {
  if (["number", "int", "bigint", "date"].includes(origin)) return `be at ${side} ${limit}`;
  if (side === "least" && limit === 1) return origin === "string" ? "not be blank" : "not be empty";
  const [one, many] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  return `have at ${side} ${limit} ${limit === 1 ? one : many}`;
}

/** Of the branches of a union, the one that the value is closest to: it has its type, and the fewest other problems. */
function problemOfUnion(
  issue: Extract<$ZodIssue, { code: "invalid_union" }>,
  path: Path,
  input: CheckedInput,
): string {
  const otherTypes = (branch: readonly $ZodIssue[]) =>
    branch.flatMap((inner) =>
      inner.code === "invalid_type" && inner.path.length === 0 ? [KINDS[inner.expected] ?? ""] : [],
    );
  const [near] = issue.errors
    .filter((branch) => branch.length > 0 && otherTypes(branch).length === 0)
    .toSorted((one, other) => one.length - other.length);
  if (near?.[0]) return problemOf(near[0], path, input);
  const kinds = [...new Set(issue.errors.flatMap(otherTypes))].filter((kind) => kind !== "");
  const name = nameOf(path, input);
  if (valueAt(input.value, path) === undefined) return `${name} is missing`;
  return kinds.length === 0
    ? `${name} has a value that does not fit`
    : `${name} must be ${kinds.join(" or ")}`;
}
