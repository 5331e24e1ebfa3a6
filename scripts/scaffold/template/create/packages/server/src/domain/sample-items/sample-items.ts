import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import type { Repositories } from "../unit-of-work.ts";
import type { SampleItem } from "./ports.ts";

/** A sample item to be added. */
export type NewSampleItem = {
  readonly name: string;
};

/** Adds a sample item of a person. */
export async function addSampleItem(
  {
    store,
    clock,
    newId,
  }: {
    readonly store: Pick<Repositories, "sampleItems">;
    readonly clock: Clock;
    readonly newId: NewId;
  },
  userId: string,
  wanted: NewSampleItem,
): Promise<SampleItem> {
  const sampleItem = {
    id: newId(),
    userId,
    name: wanted.name,
    createdAt: clock.now(),
  };
  await store.sampleItems.insert(sampleItem);
  return sampleItem;
}
