import { maskText } from "./mask-secrets.ts";

const MAX_STACK_LINES = 12;

type Fault = {
  readonly name: string;
  readonly message: string;
  readonly errorCode?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: Fault;
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/**
 * An error for the log without the values that people sent. The mapper puts the parameters of a failed statement into
 * its message, and the database quotes the value that it refuses; both are cut off here. Addresses lose their tokens.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: "thrown", message: typeof error };
  const errorCode = textAt(error, "code");
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  return {
    name: error.name,
    message: messageOf(error, errorCode),
    errorCode,
    constraint: textAt(error, "constraint"),
    stack: frames.slice(0, MAX_STACK_LINES).join("\n"),
    cause: error.cause === undefined ? undefined : describeFault(error.cause),
  };
}

function messageOf({ message }: Error, errorCode: string | undefined): string {
  const [line = ""] = message.replace(/\nparams: .*$/s, "").split("\n");
  const isOfDatabase = errorCode !== undefined && SQLSTATE.test(errorCode);
  return maskText(isOfDatabase ? line.replaceAll(/"[^"]*"/g, '"…"') : line);
}

function textAt(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : undefined;
}
