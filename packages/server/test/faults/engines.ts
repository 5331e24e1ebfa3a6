import { rmSync } from "node:fs";
import { HEARTBEAT_MS, LEASE_MS } from "../../src/domain/runs/limits.ts";
import { newFolder } from "../folder.ts";
import { createDatabase, NO_POSTGRES, postgresBin, startPostgres } from "../postgres.ts";
import { stopAfterwards } from "../stop-afterwards.ts";
import type { StorePlace } from "../stores.ts";

/** Where the servers of a campaign store everything. */
export type EngineName = "pglite" | "postgres";

export const engineNames = ["pglite", "postgres"] as const satisfies readonly EngineName[];

/**
 * How long a server takes to end what a killed one left. With a database that others share, a run counts as abandoned when its lease is over;
 * with the embedded one, when the next server starts.
 */
export const settleMs = (engine: EngineName): number =>
  engine === "pglite" ? HEARTBEAT_MS : LEASE_MS + 2 * HEARTBEAT_MS;

/** A new folder, removed when the campaign is over. */
export function newPlaceFolder(): string {
  const folder = newFolder("faults-");
  stopAfterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL of this campaign, stopped when it is over. */
export async function startOwnPostgres() {
  const bin = postgresBin();
  if (!bin) throw new Error(NO_POSTGRES);
  const postgres = await startPostgres(bin);
  stopAfterwards(() => postgres.stop());
  return postgres;
}

/** A place for a new store. */
export async function newPlace(engine: EngineName): Promise<StorePlace> {
  const dataDir = newPlaceFolder();
  if (engine === "pglite") return { dataDir, databaseUrl: undefined };
  const { folder } = await startOwnPostgres();
  return { dataDir, databaseUrl: (await createDatabase(folder)).address };
}
