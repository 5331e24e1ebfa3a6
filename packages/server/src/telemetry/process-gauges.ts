import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { statfs } from "node:fs/promises";
import type { Meter } from "@opentelemetry/api";
import { APP_VERSION } from "../version.ts";

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** How often the delay of the event loop is sampled. */
const RESOLUTION_MS = 20;

/**
 * Adds what the process itself uses, under the names that Prometheus' clients have in common.
 * @param folder its disk is watched
 * @returns stops to sample
 */
export function addProcessGauges(meter: Meter, folder: string): () => void {
  const gauge = (name: string, description: string, read: () => number) =>
    meter
      .createObservableGauge(name, { description })
      .addCallback((result) => result.observe(read()));
  const startedAt = Date.now() / 1000 - process.uptime();
  gauge(
    "process_resident_memory_bytes",
    "Resident memory of the process.",
    process.memoryUsage.rss,
  );
  gauge("nodejs_heap_size_used_bytes", "Used heap of V8.", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "When the process started, since 1970.", () => startedAt);
  meter
    .createObservableCounter("process_cpu_seconds_total", { description: "CPU time used." })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / MICROSECONDS);
    });
  meter
    .createObservableGauge("switchboard_build_info", { description: "1, with the version." })
    .addCallback((result) => result.observe(1, { version: APP_VERSION }));
  addDisk(meter, folder);
  return addEventLoop(meter);
}

/** How late timers of this process are, since the last reading. */
function addEventLoop(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let last = performance.eventLoopUtilization();
  const named = (name: string, description: string) =>
    meter.createObservableGauge(`nodejs_eventloop_${name}`, { description });
  const p50 = named("delay_p50_seconds", "Median delay of the event loop since the last reading.");
  const p99 = named(
    "delay_p99_seconds",
    "99th percentile of the delay of the event loop since the last reading.",
  );
  const max = named("delay_max_seconds", "Longest delay of the event loop since the last reading.");
  const used = named("utilization_ratio", "Share of time in which the event loop worked.");
  meter.addBatchObservableCallback(
    (result) => {
      // The histogram counts from one sample to the next, so a loop that is never late has the resolution.
      const late = (ns: number) => Math.max(0, ns / NANOSECONDS - RESOLUTION_MS / 1000);
      result.observe(p50, late(delay.percentile(50)));
      result.observe(p99, late(delay.percentile(99)));
      result.observe(max, late(delay.max));
      delay.reset();
      const now = performance.eventLoopUtilization();
      result.observe(used, performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
    [p50, p99, max, used],
  );
  return () => void delay.disable();
}

function addDisk(meter: Meter, folder: string): void {
  const free = meter.createObservableGauge("switchboard_disk_free_bytes", {
    description: "Free space of the disk with the data folder.",
  });
  const size = meter.createObservableGauge("switchboard_disk_size_bytes", {
    description: "Size of the disk with the data folder.",
  });
  meter.addBatchObservableCallback(
    async (result) => {
      const disk = await statfs(folder);
      result.observe(free, disk.bavail * disk.bsize);
      result.observe(size, disk.blocks * disk.bsize);
    },
    [free, size],
  );
}
