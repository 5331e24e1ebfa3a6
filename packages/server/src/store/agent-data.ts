import type { Data, DataStore } from "../domain/runs/ports.ts";
import * as approvals from "./approval-repository.ts";
import { bind } from "./bind.ts";
import * as chat from "./chat-repository.ts";
import * as discoveries from "./discovery-repository.ts";
import * as ledger from "./ledger-repository.ts";
import * as runs from "./run-repository.ts";
import type { Db, Store } from "./types.ts";

/** What runs, approvals, discoveries, chats and credits keep, through a mapper or one transaction of it. */
export const agentData = (db: Db): Data => ({
  ...bind({ ...runs }, db),
  ...bind({ ...approvals }, db),
  ...bind({ ...chat }, db),
  ...bind({ ...discoveries }, db),
  ...bind({ ...ledger }, db),
});

/** The same for a whole store. */
export function createDataStore({ db, engine }: Store): DataStore {
  return {
    data: agentData(db),
    alone: engine === "pglite",
    transaction: (work, mode = "write") =>
      db.transaction(
        (tx) => work(agentData(tx)),
        mode === "snapshot"
          ? { isolationLevel: "repeatable read", accessMode: "read only" }
          : undefined,
      ),
  };
}
