import { buildServer } from "../app-and-server.mjs";

/** Tests that start the server in a separate process start the same build as `npm start`. */
export async function setup() {
  const { status, output } = await buildServer();
  if (status !== 0) throw new Error(`The server could not be built:\n${output}`);
}
