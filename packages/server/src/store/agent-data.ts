import type { Data, DataStore } from "../domain/runs/ports.ts";
import * as approvals from "./approval-repository.ts";
import { dropAuthSessions } from "./auth-session-repository.ts";
import { dropAuthorizations } from "./authorization-repository.ts";
import { bind } from "./bind.ts";
import { dropChanges, listChanges, listLiveRuns } from "./change-repository.ts";
import * as chat from "./chat-repository.ts";
import { noteRefusal, noteTaken } from "./connection-repository.ts";
import * as discoveries from "./discovery-repository.ts";
import { dropKeys } from "./idempotency-repository.ts";
import * as keys from "./key-repository.ts";
import * as ledger from "./ledger-repository.ts";
import { noteChanges } from "./note-changes.ts";
import * as runs from "./run-repository.ts";
import type { Db, Store } from "./types.ts";

/** What runs, approvals, discoveries, chats, API keys and credits keep, through a mapper or one transaction of it. */
export function agentData(db: Db, noted: () => void = () => {}): Data {
  const data = {
    ...bind({ ...runs }, db),
    ...bind({ ...approvals }, db),
    ...bind({ ...chat }, db),
    ...bind({ noteRefusal, noteTaken }, db),
    ...bind({ ...discoveries }, db),
    ...bind({ ...keys }, db),
    ...bind({ ...ledger }, db),
    ...bind({ dropChanges, listChanges, listLiveRuns }, db),
    ...bind({ dropAuthSessions, dropAuthorizations }, db),
    ...bind({ dropKeys }, db),
  };
  return noteChanges(db, data, noted);
}

/** The same for a whole store. */
export function createDataStore({ db, engine }: Store): DataStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const transaction: DataStore["transaction"] = async (work, mode = "write") => {
    let changed = false;
    const result = await db.transaction(
      (tx) => work(agentData(tx, () => (changed = true))),
      mode === "snapshot"
        ? { isolationLevel: "repeatable read", accessMode: "read only" }
        : undefined,
    );
    if (changed) tell();
    return result;
  };
  const data = agentData(db);
  return {
    data: {
      ...data,
      // A rename stands alone; what is told of it is written in one transaction with it.
      updateSession: (...update) => transaction((tx) => tx.updateSession(...update)),
    },
    alone: engine === "pglite",
    transaction,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
