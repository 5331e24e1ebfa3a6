export { FileReading, type FileReadingProps } from "./file-reading.tsx";
export { pagesAround, ROWS_PER_PAGE } from "./pages.logic.ts";
export type {
  FileReadingActions,
  FileReadingReady,
  FileReadingState,
  FileReadingView,
  HeaderRows,
  ReadingChoices,
  ReadingColumnType,
  ReadingDecision,
  ReadingEncoding,
  ReadingPages,
  ReadingRow,
  ReadingTable,
  SheetChoices,
} from "./types.ts";
