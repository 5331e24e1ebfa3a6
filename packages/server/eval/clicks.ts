import type { Chips, Role } from "./chips.ts";

/** What the question bar shows for a prompt, in chips. */
export type ShownChips = {
  readonly chips: Chips;
  /** Words without a place, each with what it would make of the question, the best one first. */
  readonly open: readonly { readonly candidates: readonly Chips[] }[];
};

const ROLES: readonly Role[] = [
  "figures",
  "groups",
  "conditions",
  "without",
  "share",
  "compare",
  "having",
  "order",
  "top",
];

/** Rows for which all conditions hold; undefined where there are none. */
const common = (chips: readonly string[]): string | undefined =>
  chips.length === 0
    ? undefined
    : [...(chips[0] ?? "")]
        .map((digit, at) => (chips.every((chip) => chip[at] === "1") ? digit : "0"))
        .join("");

/** The least number of chips to add, remove or change. A changed chip is one less of these and one more of those. */
export function edits(from: Chips, to: Chips): number {
  return ROLES.reduce((sum, role) => {
    const [a, b] = [[...new Set(from[role] ?? [])], [...new Set(to[role] ?? [])]];
    // "Paid since May" may be one condition or two.
    if (role === "conditions" && common(a) === common(b)) return sum;
    const less = a.filter((chip) => !b.includes(chip)).length;
    const more = b.filter((chip) => !a.includes(chip)).length;
    return sum + Math.max(less, more);
  }, 0);
}

const editsToAny = (from: Chips, expected: readonly Chips[]) =>
  Math.min(...expected.map((to) => edits(from, to)));

/**
 * The least number of clicks from what is shown for a prompt that was not answered to any expected question. A word that is
 * left open takes one at least, and so does what shows the right question already.
 */
export function clicks({ chips, open }: ShownChips, expected: readonly Chips[]): number {
  const plain = Math.max(1, open.length, editsToAny(chips, expected));
  const filled = open.flatMap(({ candidates }) =>
    candidates.map((one) => 1 + Math.max(open.length - 1, editsToAny(one, expected))),
  );
  return Math.min(plain, ...filled);
}

/**
 * Whether a candidate of an open word is right: it brings the question nearer to an expected one.
 * @returns its place among the candidates of the first word that has one; undefined where none is
 */
export function placeOfRight(
  { chips, open }: ShownChips,
  expected: readonly Chips[],
): number | undefined {
  const before = editsToAny(chips, expected);
  const places = open.map(({ candidates }) =>
    candidates.findIndex((one) => before === 0 || editsToAny(one, expected) < before),
  );
  return places.find((place) => place >= 0);
}
