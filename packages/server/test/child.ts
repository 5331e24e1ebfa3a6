import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { stopAfterwards } from "./stop-afterwards.ts";

/** A child process that prints lines. It is killed after the test if it still runs. */
export type Child = {
  readonly pid: number;
  /** Lines on standard output so far. */
  readonly lines: readonly string[];
  /** The first line that fits, now or later. Fails when the process ends without it. */
  line(fits: (line: string) => boolean): Promise<string>;
  /** The same on the error stream. */
  errorLine(fits: (line: string) => boolean): Promise<string>;
  /** Called with each further line on standard output. */
  onLine(hear: (line: string) => void): void;
  /** Writes a line to its input. */
  write(line: string): void;
  kill(signal: NodeJS.Signals): void;
  /** Exit status, or null when a signal ended it; and everything on its error stream. */
  readonly ended: Promise<{ status: number | null; errors: string }>;
};

/** Runs a TypeScript file under this Node. */
export function startChild(
  file: URL,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Child {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child: ChildProcess = spawn(process.execPath, [file.pathname, ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: "pipe",
  });
  const lines: string[] = [];
  const errorLines: string[] = [];
  const waiting = new Set<() => void>();
  const hearing = new Set<(line: string) => void>();
  // What is written to one that was killed is lost with it.
  child.stdin?.on("error", () => undefined);
  let errors = "";
  let over = false;
  const wake = () => {
    for (const check of waiting) check();
  };
  child.stderr?.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const listen = (input: NodeJS.ReadableStream | null, heard: string[]) =>
    input &&
    createInterface({ input }).on("line", (line) => {
      heard.push(line);
      wake();
    });
  listen(child.stdout, lines)?.on("line", (line) => {
    for (const hear of hearing) hear(line);
  });
  listen(child.stderr, errorLines);
  const ended = new Promise<{ status: number | null; errors: string }>((resolve) => {
    child.once("close", (status) => {
      over = true;
      wake();
      resolve({ status, errors });
    });
  });
  stopAfterwards(() => void child.kill("SIGKILL"));

  const first = (heard: readonly string[]) => (fits: (line: string) => boolean) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = heard.find(fits);
        if (found === undefined && !over) return;
        waiting.delete(check);
        if (found === undefined)
          reject(new Error(`The process ended without that line. ${errors}`));
        else resolve(found);
      };
      waiting.add(check);
      check();
    });

  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    onLine: (hear) => void hearing.add(hear),
    write: (line) => void child.stdin?.write(`${line}\n`),
    kill: (signal) => void child.kill(signal),
    line: first(lines),
    errorLine: first(errorLines),
  };
}
