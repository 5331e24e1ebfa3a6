/** Where the rows of a long list are: all of one height, but for those that were measured to have another. */
export interface RowSizes {
  /** Height in px of all other rows. */
  readonly estimate: number;
  readonly count: number;
  /** Indexes of the rows with another height, in ascending order. */
  readonly odd: readonly number[];
  /** By how much the rows up to and including an odd one are higher than estimated; one more entry than `odd`, from 0. */
  readonly excess: readonly number[];
}

/**
 * Looks at no more rows than have to be found: for a list of 100,000 rows of one height, which is most of them, at none.
 * @param measured heights that differ from the estimate, by id
 */
export function rowSizes(
  ids: readonly string[],
  estimate: number,
  measured: ReadonlyMap<string, number>,
): RowSizes {
  const odd: number[] = [];
  const excess = [0];
  for (let index = 0; index < ids.length && odd.length < measured.size; index += 1) {
    const height = measured.get(ids[index] ?? "");
    if (height === undefined) continue;
    odd.push(index);
    excess.push((excess.at(-1) ?? 0) + height - estimate);
  }
  return { estimate, count: ids.length, odd, excess };
}

/** How many heights may be kept at least of rows that are in the list no longer: a search that ends brings them back. */
const KEPT_GONE = 200;

/**
 * The measured heights with some more. Those of rows that have gone are dropped now and then: a list that is searched and filtered all day
 * would keep the heights of all that it ever showed, and look through all its rows for them.
 */
export function withHeights(
  measured: ReadonlyMap<string, number>,
  resized: ReadonlyMap<string, number>,
  { ids, estimate }: { ids: readonly string[]; estimate: number },
): ReadonlyMap<string, number> {
  const next = new Map(measured);
  for (const [id, height] of resized) {
    if (height === estimate) next.delete(id);
    else next.set(id, height);
  }
  if (next.size <= ids.length + KEPT_GONE) return next;
  const listed = new Set(ids);
  for (const id of next.keys()) if (!listed.has(id)) next.delete(id);
  return next;
}

/** The first of `count` indexes for which `isBehind` holds, or `count`; it holds for all after it. */
function firstBehind(count: number, isBehind: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Distance in px of a row from the first one; of `count`, the height of all. */
export function startOf({ estimate, odd, excess }: RowSizes, index: number): number {
  const before = firstBehind(odd.length, (at) => (odd[at] ?? 0) >= index);
  return index * estimate + (excess[before] ?? 0);
}

/** The first and the last of some rows; the last is before the first if there are none. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** The rows between two distances from the first row, with `overscan` others before and after them. */
export function rowsBetween(
  sizes: RowSizes,
  top: number,
  bottom: number,
  overscan: number,
): RowRange {
  const { count } = sizes;
  const first = firstBehind(count, (index) => startOf(sizes, index + 1) > top);
  const after = firstBehind(count, (index) => startOf(sizes, index) >= bottom);
  return {
    first: Math.max(0, Math.min(first, count - 1) - overscan),
    last: Math.min(count, Math.max(after, first + 1) + overscan) - 1,
  };
}
