/** Where files are kept can't be reached, or refuses. It passes, or the operator mends it. */
export class FilesUnavailableError extends Error {
  override readonly name = "FilesUnavailableError";
  readonly code = "FILES_UNAVAILABLE";
  constructor(cause: unknown) {
    super("Where files are kept can't be reached.", { cause });
  }
}
