import type { Meter } from "@opentelemetry/api";

export { addPoolGauges } from "./pool-gauges.ts";
export { addProcessGauges } from "./process-gauges.ts";
export { addStoreGauges } from "./store-gauges.ts";

/** Adds how many streams of events are open. */
export function addStreamGauge(meter: Meter, count: () => number): void {
  meter
    .createObservableGauge("switchboard_streams_open", {
      description: "Open streams of events to browsers.",
    })
    .addCallback((result) => result.observe(count()));
}
