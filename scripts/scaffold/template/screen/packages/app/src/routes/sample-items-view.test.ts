import type { SampleItem } from "@switchboard/api-client";
import { expect, it } from "vitest";
import { toSampleItemsState } from "./sample-items-view.ts";

const sampleItem: SampleItem = {
  id: "1",
  name: "Harbor lamp",
  created_at: "2026-11-20T12:00:00.000Z",
};
const page = { reloading: false, deleting: null, alert: null };

it("lists the sample items in the order of the server", () => {
  const other = { ...sampleItem, id: "other" };
  const items = [sampleItem, other];
  const row = { name: "Harbor lamp", createdAt: "2026-11-20T12:00:00.000Z" };
  expect(toSampleItemsState({ kind: "loaded", items }, page)).toEqual({
    kind: "ready",
    rows: [
      { id: sampleItem.id, ...row },
      { id: "other", ...row },
    ],
    deleting: null,
    alert: null,
  });
});

it("shows what is asked about, and what failed", () => {
  const asked = { deleting: { id: "1", name: "One", busy: true }, alert: "No." };
  expect(
    toSampleItemsState({ kind: "loaded", items: [sampleItem] }, { ...page, ...asked }),
  ).toMatchObject(asked);
});

it("is empty without any", () => {
  expect(toSampleItemsState({ kind: "loaded", items: [] }, page)).toEqual({ kind: "empty" });
});

it("says why they could not be loaded, until they are asked for again", () => {
  const data = { kind: "failed", message: "No." } as const;
  expect(toSampleItemsState(data, page)).toEqual(data);
  expect(toSampleItemsState(data, { ...page, reloading: true })).toEqual({ kind: "loading" });
});
