import { FileGoneError } from "../../files/file-store.ts";
import { isEncoding } from "../../tables/encodings.ts";
import { TableRefusal } from "../../tables/protocol.ts";
import type { ReadingChoices } from "../../tables/reading.ts";
import { AppError } from "../errors.ts";

const MEGABYTE = 1024 * 1024;

export const noSuchFile = (): AppError => new AppError("not_found", "This file was not found.");

/** The error for a file over the size limit, which is named in MB. */
export const fileTooLarge = (limit: number): AppError =>
  new AppError(
    "too_large",
    `The file is larger than ${new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 }).format(limit / MEGABYTE)} MB, the limit for one file.`,
  );

/** The error for the user when the table engine refuses a file or a query; any other error as it is. */
export function asAppError(error: unknown): unknown {
  if (error instanceof FileGoneError) return noSuchFile();
  if (!(error instanceof TableRefusal)) return error;
  const code = error.kind === "query" ? "invalid" : error.kind;
  return new AppError(code, error.message, { cause: error });
}

/** @throws AppError for an encoding that does not exist: the file would be read as if nothing had been chosen */
export function requireEncoding({ encoding }: ReadingChoices): void {
  if (encoding !== undefined && !isEncoding(encoding))
    throw new AppError(
      "invalid",
      `There is no encoding '${encoding}'. Choose one such as utf-8 or windows-1252.`,
    );
}
