import type { CorpusFile } from "./corpus.ts";
import { CELLS } from "./corpus-cells.ts";
import { OFFICE_FILES } from "./corpus-office.ts";
import { PUBLIC_FILES } from "./corpus-public.ts";
import { QUOTES } from "./corpus-quotes.ts";
import { TEXT_FILES } from "./corpus-text.ts";
import { TOTALS } from "./corpus-totals.ts";
import { WORKBOOKS } from "./corpus-workbooks.ts";

/** Every file that must be read. */
export const CORPUS: readonly CorpusFile[] = [
  ...PUBLIC_FILES,
  ...QUOTES,
  ...TEXT_FILES,
  ...TOTALS,
  ...WORKBOOKS,
  ...OFFICE_FILES,
  ...CELLS,
];
