import { loadServer, wireRequest } from "./load.mjs";
import { build, signUp } from "./ours.mjs";
import { profileServer } from "./profiles.mjs";

const WARM_UP_SECONDS = 4;
const SECONDS = 6;

/** Where the time of `users/me` goes over the embedded database. @returns {Promise<string>} a table in Markdown */
export async function runProfile() {
  await build();
  return profileServer(undefined, async (server) => {
    const request = wireRequest("/api/v1/users/me", { cookie: await signUp(server.port) });
    const load = { request, status: 200, connections: 8 };
    await loadServer(server, { ...load, seconds: WARM_UP_SECONDS });
    const since = process.hrtime.bigint();
    const { rate } = await loadServer(server, { ...load, seconds: SECONDS });
    return { since, count: Math.round(rate * SECONDS) };
  });
}
