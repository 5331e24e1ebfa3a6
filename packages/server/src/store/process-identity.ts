import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/** One process of one machine. Process ids are given again, so the time of its start belongs to its name. */
export type ProcessIdentity = {
  readonly host: string;
  readonly pid: number;
  readonly started: string;
};

/** This process. */
export function ownIdentity(): ProcessIdentity {
  return { host: hostname(), pid: process.pid, started: startOf(process.pid) ?? "unknown" };
}

/** Whether that process still runs here. A stopped or stuck one runs; one on another machine counts as running. */
export function isRunning(identity: ProcessIdentity): boolean {
  if (identity.host !== hostname()) return true;
  try {
    process.kill(identity.pid, 0);
  } catch (error) {
    const mayNotSignal = error instanceof Error && "code" in error && error.code === "EPERM";
    if (!mayNotSignal) return false;
  }
  const started = startOf(identity.pid);
  return started === undefined || started === identity.started;
}

/** When the process started, in the words of the machine; undefined when the machine does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name in brackets may hold spaces; state is the first field after it and the start time the twentieth.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z") return "ended";
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
    return `${boot}.${fields[19]}`;
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string | undefined {
  if (process.platform === "win32" || process.platform === "linux") return undefined;
  try {
    const line = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "latin1" });
    return line.trim().replaceAll(/\W+/g, ".") || undefined;
  } catch {
    return undefined;
  }
}
