import type { SampleItem } from "@switchboard/api-client";
import type {
  SampleItemRow,
  SampleItemsReady,
  SampleItemsState,
} from "@switchboard/ui/screens/sample-items";

/** What the loader of the page has found. */
export type SampleItemsData =
  | { readonly kind: "loaded"; readonly items: readonly SampleItem[] }
  | { readonly kind: "failed"; readonly message: string };

type PageState = Pick<SampleItemsReady, "deleting" | "alert"> & {
  /** What could not be loaded is being asked for again. */
  readonly reloading: boolean;
};

/** What the page of sample items shows. */
export function toSampleItemsState(
  data: SampleItemsData,
  { reloading, ...page }: PageState,
): SampleItemsState {
  if (data.kind === "failed") return reloading ? { kind: "loading" } : data;
  if (data.items.length === 0) return { kind: "empty" };
  return { kind: "ready", rows: data.items.map(toRow), ...page };
}

const toRow = (sampleItem: SampleItem): SampleItemRow => ({
  id: sampleItem.id,
  name: sampleItem.name,
  createdAt: sampleItem.created_at,
});
