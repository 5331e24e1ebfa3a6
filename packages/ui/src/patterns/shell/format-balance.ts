/**
 * Credits as the bar shows them: two decimals, a point, no separators.
 * A value between -0.005 and 0 reads `0.00`, never `-0.00`.
 */
export function formatBalance(credits: number): string {
  const text = credits.toFixed(2);
  return text === "-0.00" ? "0.00" : text;
}
