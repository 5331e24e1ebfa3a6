// Loaded into a server before its own code. On SIGUSR2 it collects garbage and writes what memory it holds to BENCH_MEMORY.
import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { isMainThread } from "node:worker_threads";
import { runInNewContext } from "node:vm";

const file = process.env.BENCH_MEMORY;
if (isMainThread && file) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  process.on("SIGUSR2", () => {
    for (let times = 0; times < 4; times += 1) collect();
    writeFileSync(`${file}.new`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.new`, file);
  });
}
