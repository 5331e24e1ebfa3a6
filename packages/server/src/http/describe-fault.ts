const MAX_STACK_LINES = 12;

type Fault = {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: Fault;
};

/**
 * An error for the log without the values that people sent. The mapper puts the parameters of a failed statement into
 * its message; they are cut off here.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: "thrown", message: typeof error };
  const message = error.message.replace(/\nparams: .*$/s, "");
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    name: error.name,
    message,
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
    stack: frames.slice(0, MAX_STACK_LINES).join("\n"),
    cause: error.cause === undefined ? undefined : describeFault(error.cause),
  };
}
