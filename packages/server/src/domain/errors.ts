/** Every reason for a use case to fail. `http/error-response.ts` maps each to an HTTP status. */
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
  /** A connected app refused. */
  | "refused_by_app"
  | "unavailable"
  /** The disk is full. */
  | "no_space";

/**
 * An error with a message for the user. It is sent as `detail`, so it names no table, file or stack. Anything thrown that is
 * not an `AppError` is an internal error and is answered with 500.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: AppErrorCode;
  /** In how many seconds the same request can succeed. */
  readonly retryAfterS: number | undefined;

  /** Programs that are refused for their number of requests must know when to try again, or they do it at once. */
  constructor(
    code: "too_many",
    sentence: string,
    options: ErrorOptions & { readonly retryAfterS: number },
  );
  constructor(
    code: Exclude<AppErrorCode, "too_many">,
    sentence: string,
    options?: ErrorOptions & { readonly retryAfterS?: number },
  );
  constructor(
    code: AppErrorCode,
    sentence: string,
    { retryAfterS, ...options }: ErrorOptions & { readonly retryAfterS?: number } = {},
  ) {
    super(sentence, options);
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
