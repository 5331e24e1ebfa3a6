import type { SampleItem as SampleItemAnswer } from "@switchboard/api-client/types";
import type { SampleItem } from "../../domain/sample-items/ports.ts";

/** A sample item as the contract has it. */
export const toSampleItem = (sampleItem: SampleItem): SampleItemAnswer => ({
  id: sampleItem.id,
  name: sampleItem.name,
  created_at: sampleItem.createdAt.toISOString(),
});
