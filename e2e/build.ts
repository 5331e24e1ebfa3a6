import { buildAppAndServer } from "../scripts/app-and-server.mjs";

/** Builds what the journeys go through, where its sources changed since the last build. */
export default async function build(): Promise<void> {
  const { status, output } = await buildAppAndServer();
  if (status !== 0) throw new Error(`The app or the server could not be built:\n${output}`);
}
