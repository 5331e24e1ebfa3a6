import { type ComponentType, createContext } from "react";
import type { Pages } from "../json-view/use-pages.ts";

/** The words of a table, without their marks. */
export type TableText = {
  columns: readonly { name: string }[];
  rows: readonly (readonly string[])[];
};

/** How long tables are folded. */
export type LongTables = {
  /** Rows that are shown at first. */
  firstRows: number;
  /** Shown below a table that has more rows; `text` reads it for a download. */
  Foot: ComponentType<{ pages: Pages; count: number; text: () => TableText }>;
};

/** How the tables of a text are folded; null shows them whole. */
export const LongTablesContext = createContext<LongTables | null>(null);
