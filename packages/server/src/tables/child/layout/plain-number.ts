import type { Cell } from "../source-table.ts";

/**
 * The number that a cell shows, whatever signs stand around it: `$1,234.50`, `(1.200,00)`, `7,5 %`, `30-`. Where one separator could mean
 * either, thousands are taken, as in `1,234`; it is used to compare sums only.
 * @returns undefined for what is no number
 */
export function plainNumber(cell: Cell): number | undefined {
  const text = cell?.trim() ?? "";
  const digits = text.replaceAll(/[^\d.,]/g, "");
  if (digits === "") return undefined;
  const isNegative = /^\(.*\)$/.test(text) || /^[^\d]*[-−]/.test(text) || /[-−]$/.test(text);
  const value = Number(withDot(digits));
  if (Number.isNaN(value)) return undefined;
  return isNegative ? -value : value;
}

function withDot(digits: string): string {
  const at = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (at < 0) return digits;
  const sign = digits[at] ?? "";
  const isGrouped =
    digits.indexOf(sign) !== at ||
    (/^\d{1,3}$/.test(digits.slice(0, at)) && digits.length - at - 1 === 3);
  const hasBoth = digits.includes(".") && digits.includes(",");
  if (!hasBoth && isGrouped) return digits.replaceAll(/[.,]/g, "");
  return `${digits.slice(0, at).replaceAll(/[.,]/g, "")}.${digits.slice(at + 1)}`;
}
