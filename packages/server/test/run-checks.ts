import type { LedgerPage } from "@switchboard/api-client/types";
import { expect } from "vitest";
import type { TestClient } from "./client.ts";
import { readStream, type WireEvent } from "./run-stream.ts";

/** Expects that a person's balance is the sum of their ledger. @returns the balance */
export async function expectBalanceOfLedger(client: TestClient) {
  let sum = 0;
  let cursor = "";
  do {
    const page = await client.json<LedgerPage>(`/api/v1/credits/ledger${cursor}`);
    sum += page.items.reduce((total, { delta }) => total + delta, 0);
    cursor = page.next_cursor === null ? "" : `?cursor=${page.next_cursor}`;
  } while (cursor !== "");
  expect((await client.me()).balance).toBe(sum);
  return sum;
}

/** Expects that the events a reader received are stored: reading the run again returns them. */
export async function expectReceivedIsStored(client: TestClient, received: readonly WireEvent[]) {
  const again = await readStream(await client.fetch(`/api/v1/runs/${received[0]?.run_id}/events`));
  expect(again.done).toBe(true);
  expect(again.events.slice(0, received.length)).toEqual(received);
  return again.events;
}
