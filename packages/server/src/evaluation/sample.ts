/** How many cases of each kind a sample has. */
export const SAMPLE = { question: 160, request: 80, injection: 60 } as const;

/**
 * Some of a list, evenly over it and always the same. Cases of a set stand together, so each set gives its share.
 * @param count all of the list where it has no more
 */
export const sampleOf = <Item>(list: readonly Item[], count: number): Item[] =>
  list.filter(
    (_, at) =>
      Math.floor(((at + 1) * count) / list.length) > Math.floor((at * count) / list.length) ||
      count >= list.length,
  );
