import { readFileSync } from "node:fs";
import { connect } from "node:net";

/** How often the kernel counts the CPU time of a process, a second. */
const TICKS = 100;
const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

/** Milliseconds of CPU that a process has used, all its threads together. @param {number} pid */
export function cpuOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/**
 * The length of the first response in a buffer; undefined while it is incomplete.
 * @param {Buffer} buffer
 */
function responseLength(buffer) {
  const head = buffer.indexOf(HEAD_END);
  if (head === -1) return undefined;
  const lines = buffer.toString("latin1", 0, head).toLowerCase();
  const body = head + HEAD_END.length;
  if (lines.startsWith("http/1.1 304")) return body;
  if (!lines.includes("transfer-encoding: chunked"))
    return body + Number(/content-length: (\d+)/.exec(lines)?.[1] ?? 0);
  const last = buffer.indexOf(LAST_CHUNK, body);
  return last === -1 ? undefined : last + LAST_CHUNK.length;
}

/**
 * One connection that sends a request whenever the last one is answered, until the time is over.
 * @param {{ port: number, request: string, status: number, until: number }} load
 * @returns {Promise<number>} how many were answered
 */
function drive({ port, request, status, until }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    let answered = 0;
    let pending = Buffer.alloc(0);
    socket.on("connect", () => socket.write(request));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("The server closed the connection.")));
    socket.on("data", (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const length = responseLength(pending);
      if (length === undefined || pending.length < length) return;
      if (!pending.toString("latin1", 9, 12).startsWith(String(status)))
        return reject(new Error(`Not ${status}: ${pending.toString("utf8", 0, 300)}`));
      pending = pending.subarray(length);
      answered += 1;
      if (performance.now() < until) return socket.write(request);
      socket.removeAllListeners("close");
      socket.end();
      resolve(answered);
    });
  });
}

/** A request as it goes over the wire. @param {string} path @param {Record<string, string>} headers */
export const wireRequest = (path, headers) =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({ host: "localhost", accept: "application/json", ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "\r\n",
  ].join("\r\n");

/**
 * Sends the same request over some connections for some time.
 * @param {{ port: number, pid: number }} server
 * @param {{ request: string, status: number, connections: number, seconds: number }} load
 * @returns {Promise<{ rate: number, cpu: number }>} requests a second, and milliseconds of the server's CPU for each
 */
export async function loadServer({ port, pid }, { request, status, connections, seconds }) {
  const before = cpuOf(pid);
  const began = performance.now();
  const until = began + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => drive({ port, request, status, until })),
  );
  const answered = counts.reduce((sum, count) => sum + count, 0);
  return {
    rate: (answered * 1000) / (performance.now() - began),
    cpu: (cpuOf(pid) - before) / answered,
  };
}
