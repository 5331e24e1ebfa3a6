/** Every way in which a use case can refuse. The HTTP status of each stands in `http/error-response.ts`. */
export type AppErrorCode =
  | "unauthorized"
  | "payment_required"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "too_large"
  | "unsupported"
  | "invalid"
  | "too_many"
  /** An app that was asked to do it says no. */
  | "refused_by_app"
  | "unavailable";

/**
 * A refusal in words for the person who asked. The message is sent as `detail`, so it names no table, file or stack.
 * Anything thrown that is not an `AppError` is a fault of ours and is answered 500.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: AppErrorCode;

  constructor(code: AppErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}
