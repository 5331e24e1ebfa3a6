import type { Meter } from "@opentelemetry/api";
import type { PoolUse } from "../domain/health/ports.ts";

/** Adds the connections to a PostgreSQL database, and what failed on them. The embedded one has none. */
export function addPoolGauges(meter: Meter, read: () => PoolUse): void {
  const gauge = (name: string, description: string) =>
    meter.createObservableGauge(`db_client_connection_${name}`, { description });
  const count = gauge("count", "Connections to the database, by state.");
  const max = gauge("max", "Connections to the database that this process may open.");
  const pending = gauge("pending_requests", "Statements that wait for a connection.");
  const errors = meter.createObservableCounter("switchboard_database_errors_total", {
    description: "Statements that failed, by the class of their SQLSTATE.",
  });
  meter.addBatchObservableCallback(
    (result) => {
      const use = read();
      result.observe(count, use.used, { state: "used" });
      result.observe(count, use.idle, { state: "idle" });
      result.observe(max, use.max);
      result.observe(pending, use.waiting);
      for (const [sqlstate_class, failed] of use.errors)
        result.observe(errors, failed, { sqlstate_class });
    },
    [count, max, pending, errors],
  );
}
