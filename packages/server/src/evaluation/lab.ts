import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dataHandlers } from "../../plugins/data/handlers.ts";
import { taskHandlers } from "../../plugins/tasks/handlers.ts";
import { timeHandlers } from "../../plugins/time/handlers.ts";
import type { Logger } from "pino";
import type { Models } from "../agent/models.ts";
import { systemClock, type Clock } from "../clock.ts";
import { createDatasets, type Datasets } from "../domain/datasets/datasets.ts";
import { createRegistry } from "../domain/plugins/registry.ts";
import type { PluginRegistry } from "../domain/plugins/types.ts";
import type { Runs } from "../domain/runs/runs.ts";
import type { UnitOfWork } from "../domain/unit-of-work.ts";
import { createFileStore } from "../files/file-store.ts";
import { newId, type NewId } from "../ids.ts";
import { createLifecycle, type Lifecycle } from "../lifecycle.ts";
import { createQuestions } from "../questions/questions.ts";
import { openStore } from "../store/open.ts";
import { createUnitOfWork } from "../store/unit-of-work.ts";
import { createTableEngine } from "../tables/table-engine.ts";
import { loadManifests, standIns } from "./stand-ins.ts";

const UPLOAD_LIMIT = 25 * 1024 * 1024;

/** Builds the agent of the product, with its loop, its policy and its records. */
export type CreateAgent = (base: {
  readonly env: { readonly runCreditLimit: number };
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Logger;
  readonly plugins: PluginRegistry;
  readonly lifecycle: Lifecycle;
  readonly models: Models;
}) => { readonly runs: Runs };

/** What a lab is built with. */
export type LabDeps = { readonly createAgent: CreateAgent; readonly log: Logger };

/** No run of a lab stops to ask for credits; in hundredths. */
const NO_LIMIT = 1_000_000_000;

/** The product on one day of a lab. */
export type Room = {
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly plugins: PluginRegistry;
  readonly runs: Runs;
  readonly datasets: Datasets;
};

/**
 * A throw-away product in this process: an own database, own files, stand-ins for apps. Nothing in it is a customer's, and no
 * address is reached from it but the model's.
 */
export type Lab = {
  /** The product on a day, such as `2026-11-27`: questions say "this month". */
  on(day: string): Room;
  close(): Promise<void>;
};

/** Opens a lab in which one model answers. */
export async function openLab({ createAgent, log }: LabDeps, models: Models): Promise<Lab> {
  const folder = await mkdtemp(join(tmpdir(), "switchboard-lab-"));
  const lifecycle = createLifecycle();
  lifecycle.onStop(() => rm(folder, { recursive: true, force: true }));
  try {
    const database = await openStore({ databaseUrl: undefined, dataDir: folder });
    lifecycle.onStop(() => database.close());
    const store = createUnitOfWork(database, systemClock);
    const files = await createFileStore(join(folder, "files"));
    const tables = createTableEngine({ folder: join(folder, "files"), processes: 1 });
    lifecycle.onStop(() => tables.close());
    const manifests = await loadManifests();
    const rooms = new Map<string, Room>();

    const open = (day: string): Room => {
      const clock = { now: () => new Date(`${day}T12:00:00Z`) };
      const base = { store, clock, newId };
      const datasets = createDatasets({ ...base, files, tables, uploadLimitBytes: UPLOAD_LIMIT });
      const questions = createQuestions({ store, datasets, clock });
      const plugins = createRegistry(
        standIns(manifests, {
          data: dataHandlers({ datasets, questions }),
          tasks: taskHandlers(base),
          time: timeHandlers(clock),
        }),
      );
      const env = { runCreditLimit: NO_LIMIT };
      const { runs } = createAgent({ ...base, ...{ env, log, plugins, lifecycle, models } });
      lifecycle.onStop(() => runs.close());
      return { store, clock, plugins, runs, datasets };
    };
    return {
      on(day) {
        const room = rooms.get(day) ?? open(day);
        rooms.set(day, room);
        return room;
      },
      close: () => lifecycle.stop(),
    };
  } catch (error) {
    await lifecycle.stop();
    throw error;
  }
}
