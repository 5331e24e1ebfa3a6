export { FileReading, type FileReadingProps } from "./file-reading.tsx";
export { pagesAround, ROWS_PER_PAGE } from "./pages.logic.ts";
export type {
  FileReadingActions,
  FileReadingReady,
  FileReadingState,
  FileReadingView,
  ReadingChoices,
  ReadingColumnType,
  ReadingDelimiter,
  ReadingPages,
  ReadingRow,
  SheetChoices,
} from "./types.ts";
