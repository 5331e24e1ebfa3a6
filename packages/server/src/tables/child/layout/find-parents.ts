import type { RowFacts } from "./cells.ts";
import { TOLERANCE, type Numbers } from "./column-sums.ts";
import { NO_GROUPS, type Groups } from "./find-sections.ts";
import type { Block, Grid } from "./grid.ts";
import { isSumOf, LabelledRows, READINGS, type Reading } from "./labelled-rows.ts";

/** Groups that make a pattern. */
const MIN_PARENTS = 2;
/** A number of fewer digits is the sum of others by chance. */
const MIN_TELLING = 100;
/** Rows over rows, such as years over quarters over regions. */
const DEPTHS = [1, 2, 3] as const;
/** Rows that are added up below one. A group of more is a file of records. */
const MAX_CHILDREN = 5000;
/** Rows of a table in which a row may have none of its own, too: each of them is compared with all below it. */
const MAX_LOOSE = 500;

/** What spreadsheet programs write over the labels of a pivot table. */
const ROW_LABELS =
  /^(?:row labels|zeilenbeschriftungen|étiquettes de lignes|etiquetas de fila|rótulos de linha|etichette di riga|rijlabels|radetiketter|rækkenavne|etykiety wierszy|названия строк|行ラベル|行标签)$/i;

/** Rows that are the sums of those below them. */
export type Parents = {
  /** What they say of those, where it is sure that they are no records. */
  readonly groups?: Groups;
  /** Rows that may be so by chance, and are records. */
  readonly doubtful: readonly number[];
};

/** A row with the rows below it that it sums up; those of a record are none. */
type Node = { readonly at: number; readonly children: readonly Node[] };

/**
 * Finds rows that are the sums of the rows below them, as a pivot table has them: counted as records they would double every sum. Only a
 * table that is made of such groups as a whole has them.
 * @param heading of its first column
 * @returns undefined where there are none
 */
export function findParents(
  grid: Grid,
  body: Block,
  about: {
    readonly facts: RowFacts;
    readonly skipped: ReadonlySet<number>;
    readonly heading: string | undefined;
  },
): Parents | undefined {
  const rows = new LabelledRows(grid, body, about);
  const isPivot = ROW_LABELS.test(about.heading?.trim() ?? "");
  const roots = treeOf(rows, isPivot);
  const parents = roots.flatMap(parentsIn);
  const several = parents.filter(({ children }) => children.length > 1);
  const numbersAt = ({ at }: Node): Numbers => rows.at(at)?.numbers ?? [];
  const isTelling = (node: Node) =>
    numbersAt(node).some(([, , value]) => Math.abs(value) >= MIN_TELLING);
  const hasTotal = () => rows.hasTotalOf(roots.map(numbersAt));
  if (parents.length === 0) return undefined;
  const isSure =
    isPivot ||
    several.filter(isTelling).length >= MIN_PARENTS ||
    (several.length > 0 && parents.every((node) => isIndented(rows, node))) ||
    hasTotal();
  const own = parents.map(({ at }) => rows.at(at)?.row ?? 0);
  if (!isSure) return several.length >= MIN_PARENTS ? { doubtful: own } : undefined;
  return {
    groups: {
      ...NO_GROUPS,
      sections: own,
      fill: columnOf(rows, roots) ?? "new",
      names: namesOf(rows, roots),
      areSums: true,
    },
    doubtful: [],
  };
}

const parentsIn = (node: Node): Node[] =>
  node.children.length === 0 ? [] : [node, ...node.children.flatMap(parentsIn)];

const isIndented = (rows: LabelledRows, { at, children }: Node) =>
  children.every((child) => (rows.at(child.at)?.indent ?? 0) > (rows.at(at)?.indent ?? 0));

/** How the rows of a table are over each other, if they are. */
function treeOf(rows: LabelledRows, isPivot: boolean): readonly Node[] {
  const indented = indentedTree(rows);
  const areSums = indented.flatMap(parentsIn).every((node) => isSumOfChildren(rows, node));
  if (indented.length > 0 && (isPivot || areSums)) return indented;
  for (const reading of READINGS) {
    for (const depth of DEPTHS) {
      const roots = rootsOf(rows, (start) => groupAt(rows, start, { depth, reading }));
      if (roots) return roots;
    }
  }
  const isSmall = rows.at(MAX_LOOSE) === undefined;
  if (!isSmall || !(isPivot || rows.hasTotals)) return [];
  for (const reading of READINGS) {
    const anyAt = (start: number) =>
      DEPTHS.toReversed()
        .map((depth) => groupAt(rows, start, { depth, reading }))
        .find((group) => group !== undefined) ?? recordAt(rows, start);
    const roots = rootsOf(rows, anyAt) ?? [];
    const parents = roots.flatMap(parentsIn);
    const numbers = roots.map(({ at }) => rows.at(at)?.numbers ?? []);
    if (parents.length > 0 && rows.hasTotalOf(numbers)) return roots;
  }
  return [];
}

/** Rows that are looked at to learn whether labels are moved in. */
const MAX_LOOK = 50;

/** The rows by how far their labels are moved in; none where the first ones are not. */
function indentedTree(rows: LabelledRows): readonly Node[] {
  const least = rows.at(0)?.indent ?? 0;
  let isIndentedAny = false;
  for (let at = 1; at < MAX_LOOK && !isIndentedAny; at++)
    isIndentedAny = (rows.at(at)?.indent ?? 0) > least;
  if (!isIndentedAny) return [];
  const roots: OpenNode[] = [];
  const open: { readonly node: OpenNode; readonly indent: number }[] = [];
  for (let at = 0; ; at++) {
    const row = rows.at(at);
    if (!row) return roots;
    if (row.indent < least) return [];
    while ((open.at(-1)?.indent ?? -1) >= row.indent) open.pop();
    const node: OpenNode = { at, children: [] };
    (open.at(-1)?.node.children ?? roots).push(node);
    open.push({ node, indent: row.indent });
  }
}

type OpenNode = { readonly at: number; readonly children: OpenNode[] };

function isSumOfChildren(rows: LabelledRows, { at, children }: Node): boolean {
  const parent = rows.at(at);
  if (!parent || parent.numbers.length === 0 || !rows.isPlain(parent)) return false;
  const numbers = children.map((child) => rows.at(child.at)?.numbers ?? []);
  return READINGS.some((reading) => isSumOf(parent.numbers, numbers, reading));
}

type Found = { readonly node: Node; readonly next: number };

/** Groups from the first row to the last; undefined where a row begins none. */
function rootsOf(
  rows: LabelledRows,
  groupFrom: (start: number) => Found | undefined,
): Node[] | undefined {
  const roots: Node[] = [];
  for (let at = 0; rows.at(at); ) {
    const found = groupFrom(at);
    if (!found) return undefined;
    roots.push(found.node);
    at = found.next;
  }
  return roots;
}

const recordAt = (rows: LabelledRows, at: number): Found | undefined =>
  rows.at(at) && { node: { at, children: [] }, next: at + 1 };

/** A row with those whose sum it is, each of which is over others in turn where the depth is more than 1. */
function groupAt(
  rows: LabelledRows,
  start: number,
  { depth, reading }: { depth: number; reading: Reading },
): Found | undefined {
  const parent = rows.at(start);
  if (depth === 0) return recordAt(rows, start);
  if (!parent || parent.numbers.length === 0 || !rows.isPlain(parent)) return undefined;
  const children: Node[] = [];
  const sums = new Map<number, number>();
  for (let next = start + 1; next - start <= MAX_CHILDREN; ) {
    const child = groupAt(rows, next, { depth: depth - 1, reading });
    if (!child) return undefined;
    children.push(child.node);
    for (const number of rows.at(next)?.numbers ?? [])
      sums.set(number[0], (sums.get(number[0]) ?? 0) + number[reading]);
    next = child.next;
    const isSum = parent.numbers.every(
      (own) =>
        Math.abs((sums.get(own[0]) ?? 0) - own[reading]) <=
        TOLERANCE * Math.max(1, next - start - 1),
    );
    if (!isSum) continue;
    // Records of nothing change no sum.
    if (depth === 1)
      for (; isZero(rows.at(next)?.numbers); next++) children.push({ at: next, children: [] });
    return { node: { at: start, children }, next };
  }
  return undefined;
}

const isZero = (numbers: Numbers | undefined) =>
  numbers !== undefined && numbers.length > 0 && numbers.every(([, , value]) => value === 0);

/** The column of the names of groups, where no record has anything in it and nothing is over them. */
function columnOf(rows: LabelledRows, roots: readonly Node[]): number | undefined {
  const column = rows.at(roots[0]?.at ?? 0)?.column;
  if (column === undefined) return undefined;
  const isOwn = roots.every(
    ({ at, children }) =>
      rows.at(at)?.column === column &&
      children.length > 0 &&
      children.every(
        (child) => child.children.length === 0 && (rows.at(child.at)?.column ?? 0) > column,
      ),
  );
  return isOwn ? column : undefined;
}

/** What the records are below, by their rows. */
function namesOf(
  rows: LabelledRows,
  roots: readonly Node[],
  names = new Map<number, string>(),
  outer: readonly string[] = [],
): ReadonlyMap<number, string> {
  for (const { at, children } of roots) {
    const own = rows.at(at);
    if (!own) continue;
    if (children.length === 0) {
      if (outer.length > 0) names.set(own.row, outer.join(" · "));
    } else namesOf(rows, children, names, [...outer, own.label]);
  }
  return names;
}
