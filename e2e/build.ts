import { buildApp } from "../scripts/app-build.mjs";
import { buildServer } from "../scripts/server-build.mjs";

/** Builds what the journeys go through, where its sources changed since the last build. */
export default async function build(): Promise<void> {
  await buildServer();
  const { status, output } = await buildApp();
  if (status !== 0) throw new Error(`The app could not be built:\n${output}`);
}
