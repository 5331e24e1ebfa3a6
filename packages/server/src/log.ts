import { pino, type Logger } from "pino";
import type { Env } from "./env.ts";

/**
 * Logs as JSON lines on the error stream, so that standard output stays readable for the person who started us.
 * Bodies, tool arguments and tokens are never passed to it; the redaction is the second lock.
 */
export function createLog(env: Pick<Env, "logLevel">): Logger {
  return pino(
    {
      level: env.logLevel,
      base: undefined,
      redact: {
        paths: [
          "*.password",
          "*.authorization",
          "*.cookie",
          "*.code",
          "*.token",
          "*.body",
          "*.arguments",
        ],
        censor: "[removed]",
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
