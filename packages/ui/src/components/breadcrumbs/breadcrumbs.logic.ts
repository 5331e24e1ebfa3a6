/**
 * How many levels have to be left out of the middle for the rest to fit. The first and the last always stay: the one
 * says which area this is, the other which page. Widths hold each level with the sign before it.
 */
export function hiddenLevels(widths: readonly number[], available: number, gap: number): number {
  const middle = Math.max(0, widths.length - 2);
  let width = widths.reduce((sum, each) => sum + each, 0);
  if (width <= available) return 0;
  width += gap;
  for (let hidden = 1; hidden <= middle; hidden += 1) {
    width -= widths[hidden] ?? 0;
    if (width <= available) return hidden;
  }
  return middle;
}
