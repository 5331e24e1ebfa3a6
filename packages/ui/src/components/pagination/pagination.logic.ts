/** One slot in the row of pages: a page, or a gap. */
export type PageItem = { kind: "page"; page: number } | { kind: "gap"; key: "start" | "end" };

const run = (from: number, to: number): PageItem[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({
    kind: "page",
    page: from + index,
  }));

/**
 * First, last, and the pages around the current one. At most seven slots, and the same number for the same list, so
 * that "next" does not move under the pointer.
 */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= 7) return run(1, count);
  if (page <= 4) return [...run(1, 5), { kind: "gap", key: "end" }, ...run(count, count)];
  if (page >= count - 3) {
    return [...run(1, 1), { kind: "gap", key: "start" }, ...run(count - 4, count)];
  }
  return [
    ...run(1, 1),
    { kind: "gap", key: "start" },
    ...run(page - 1, page + 1),
    { kind: "gap", key: "end" },
    ...run(count, count),
  ];
}

/** Number of pages; an empty list has one. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, pageSize)));
}

/** A page that exists. A list may have become shorter since the address was created. */
export function existingPage(page: number, count: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), count);
}

/** Numbers of the first and last entry on a page, from 1; both 0 for an empty list. */
export function rangeOf(page: number, pageSize: number, total: number) {
  if (total === 0) return { from: 0, to: 0 };
  const from = (page - 1) * pageSize + 1;
  return { from, to: Math.min(total, from + pageSize - 1) };
}
