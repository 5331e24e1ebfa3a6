/**
 * How many levels to omit from the middle so that the rest fits. The first and the last always stay: they name the area
 * and the page. Each width includes the separator before it.
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
