import { connect } from "node:net";

const BATCH = 50;

/** @typedef {{ socket: import("node:net").Socket, isClosed: boolean, wait: PromiseWithResolvers<number> | undefined, marker: string }} Reader */

/**
 * Opens streams and reads their first event.
 * @param {number} port
 * @param {readonly string[]} requests as they go over the wire, one for each stream
 * @returns {Promise<Reader[]>}
 */
export async function openStreams(port, requests) {
  /** @type {Reader[]} */
  const readers = [];
  for (let at = 0; at < requests.length; at += BATCH) {
    const batch = requests.slice(at, at + BATCH).map((request) => open(port, request));
    readers.push(...(await Promise.all(batch)));
  }
  return readers;
}

/** @param {number} port @param {string} request @returns {Promise<Reader>} */
async function open(port, request) {
  const socket = connect(port, "127.0.0.1");
  /** @type {Reader} */
  const reader = { socket, isClosed: false, wait: undefined, marker: "" };
  let lost = "";
  socket.on("data", (chunk) => {
    lost = chunk.toString("latin1", 0, 300);
    if (reader.wait && chunk.includes(reader.marker)) reader.wait.resolve(performance.now());
  });
  socket.on("error", (error) => reader.wait?.reject(error));
  socket.on("close", () => {
    reader.isClosed = true;
    reader.wait?.reject(new Error(`A stream was closed: ${lost}`));
  });
  const opened = next(reader, "data: ");
  socket.write(request);
  await opened;
  return reader;
}

/** When the next text with a marker arrives. @param {Reader} reader @param {string} marker */
export function next(reader, marker) {
  reader.marker = marker;
  reader.wait = Promise.withResolvers();
  return reader.wait.promise;
}

/** @param {Reader[]} readers */
export function closeStreams(readers) {
  for (const reader of readers) {
    reader.wait = undefined;
    reader.socket.destroy();
  }
}
