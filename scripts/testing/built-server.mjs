import { buildServer } from "../server-build.mjs";

/** Tests that start the server in a process of its own start what `npm start` does. */
export async function setup() {
  await buildServer();
}
