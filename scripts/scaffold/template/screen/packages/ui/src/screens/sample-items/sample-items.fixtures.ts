import type { SampleItemRow, SampleItemsReady } from "./sample-items.types.ts";

const rows: readonly SampleItemRow[] = [
  { id: "sampleItem-1", name: "Harbor lamp", createdAt: "2026-11-20T12:00:00.000Z" },
  { id: "sampleItem-2", name: "Pier gauge", createdAt: "2026-11-19T12:00:00.000Z" },
  { id: "sampleItem-3", name: "Workshop kettle", createdAt: "2026-11-18T12:00:00.000Z" },
];

export const ready: SampleItemsReady = { kind: "ready", rows, deleting: null, alert: null };

/** Many rows with long names. */
export const sampleItemsMany: SampleItemsReady = {
  ...ready,
  rows: Array.from({ length: 30 }, (_, index) => ({
    id: `sampleItem-${index + 1}`,
    name: `${index + 1}. Cooperative association of coffee growers and roasters of the northern valleys`,
    createdAt: "2026-11-20T12:00:00.000Z",
  })),
};
