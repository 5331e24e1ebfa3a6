// Loaded into a server before its own code. The first SIGUSR2 starts a CPU profile of its main thread, the second writes it to BENCH_PROFILE.
import { renameSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_PROFILE;
if (isMainThread && file) {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  let isOn = false;
  process.on("SIGUSR2", () => {
    isOn = !isOn;
    if (isOn) return session.post("Profiler.start");
    session.post("Profiler.stop", (_error, { profile }) => {
      writeFileSync(`${file}.new`, JSON.stringify(profile));
      renameSync(`${file}.new`, file);
    });
  });
}
