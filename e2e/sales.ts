import { centsByRegion, makeSales, salesCsv } from "../packages/server/test/fixtures/make-sales.ts";

/** 6,000 orders with dates, quotes, commas and line breaks in cells, names from all over, and empty cells. */
export const sales = makeSales();

export const csvFile = {
  name: "sales.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(salesCsv(sales), "utf8"),
};

/** Cents by region, summed here and by no database; orders without a region under `null`. */
export const expectedCents: ReadonlyMap<string | null, number> = centsByRegion(sales);

/** Reads `1,234.50` as cents. */
export const toCents = (text: string): number =>
  Math.round(Number(text.replaceAll(/[^\d.-]/g, "")) * 100);
