import { pino, type DestinationStream, type Logger } from "pino";
import { describeFault } from "./describe-fault.ts";
import type { Env } from "./env.ts";
import { maskPath, maskText } from "./mask-secrets.ts";
import { logFields } from "./telemetry.ts";

/**
 * Writes lines to a file, at once. One that cannot be written is lost: thrown, a full disk or a closed pipe would end the server.
 * @param file a descriptor
 */
export function lineStream(file: number): DestinationStream {
  const stream = pino.destination({ dest: file, sync: true });
  stream.on("error", () => {});
  return {
    write(line) {
      try {
        stream.write(line);
      } catch {
        // The next one may find room again.
      }
    },
  };
}

/**
 * Logs as JSON lines on the error stream, so that standard output stays readable for the user who started us.
 * Each says which request, run or job it is part of. Bodies, tool arguments and tokens are never passed to it; the redaction is the second lock. Errors go in as `err` and
 * come out without the values that they carry, and paths without the tokens in them.
 */
export function createLog(
  env: Pick<Env, "logLevel">,
  destination: DestinationStream = lineStream(2),
): Logger {
  return pino(
    {
      level: env.logLevel,
      base: undefined,
      mixin: logFields,
      serializers: {
        err: describeFault,
        path: maskPath,
        error: (value: unknown) => (typeof value === "string" ? maskText(value) : value),
      },
      redact: {
        paths: [
          "*.password",
          "*.authorization",
          "*.cookie",
          "*.code",
          "*.token",
          "*.body",
          "*.credentials",
          "*.arguments",
        ],
        censor: "[removed]",
      },
    },
    destination,
  );
}
