import { isDeepStrictEqual } from "node:util";
import type { Connection } from "../domain/connections/ports.ts";
import type { AccountData, AccountStore } from "../domain/users/ports.ts";
import * as authSessions from "./auth-session-repository.ts";
import {
  findAttempt,
  findAuthorization,
  insertAttempt,
  insertAuthorization,
  takeAttempt,
} from "./authorization-repository.ts";
import { bind } from "./bind.ts";
import { insertChange } from "./change-repository.ts";
import { listSessions } from "./chat-repository.ts";
import {
  claimRenewal,
  deleteCredentials,
  findCredentials,
  overwriteCredentials,
  putCredentials,
  releaseRenewal,
  renewCredentials,
} from "./credential-repository.ts";
import { endConnectionTask, keepConnectionTask } from "./connection-tasks.ts";
import * as connections from "./connection-repository.ts";
import * as mcpAuthorizations from "./mcp-authorization-repository.ts";
import * as icons from "./icon-repository.ts";
import * as ledger from "./ledger-repository.ts";
import { connectionChange } from "./note-changes.ts";
import * as organizations from "./organization-repository.ts";
import type { Db, Store } from "./types.ts";
import * as users from "./user-repository.ts";

const plainData = (db: Db): AccountData => ({
  ...bind({ ...users }, db),
  ...bind({ ...authSessions }, db),
  ...bind({ ...connections }, db),
  ...bind({ deleteCredentials, findCredentials, overwriteCredentials, putCredentials }, db),
  ...bind({ claimRenewal, releaseRenewal, renewCredentials }, db),
  ...bind({ findAttempt, findAuthorization, insertAttempt, insertAuthorization, takeAttempt }, db),
  ...bind({ ...icons }, db),
  ...bind({ ...mcpAuthorizations }, db),
  ...bind({ ...organizations }, db),
  ...bind({ ...ledger }, db),
  ...bind({ listSessions }, db),
});

/** The same, in which a new connection, and a try of one, is told to the person's windows and inbox, in the transaction that writes it down. */
function accountData(db: Db): AccountData {
  const data = plainData(db);
  const tell = async (connection: Connection | undefined) => {
    if (connection) {
      await insertChange(db, connection.userId, connectionChange(connection));
      await keepConnectionTask(db, connection);
    }
    return connection;
  };
  return {
    ...data,
    async insertConnection(wanted) {
      const connection = await data.insertConnection(wanted);
      await insertChange(db, connection.userId, connectionChange(connection));
      return connection;
    },
    noteHealth: async (...tried) => tell(await data.noteHealth(...tried)),
    async reviseConnection(userId, id, revise) {
      let before: Connection | undefined;
      const after = await data.reviseConnection(userId, id, (connection) => {
        before = connection;
        return revise(connection);
      });
      const isNews =
        after && before && !isDeepStrictEqual(connectionChange(before), connectionChange(after));
      return isNews ? tell(after) : after;
    },
    async changeConnection(userId, id, change) {
      const connection = await data.changeConnection(userId, id, change);
      return change.status === undefined ? connection : tell(connection);
    },
    async deleteConnection(userId, id) {
      await endConnectionTask(db, userId, id);
      return data.deleteConnection(userId, id);
    },
  };
}

/** What people, their sessions, organizations and connections keep. */
export function createAccountStore({ db }: Store): AccountStore {
  const transaction: AccountStore["transaction"] = (work) =>
    db.transaction((tx) => work(accountData(tx)));
  return {
    data: {
      ...accountData(db),
      // They stand alone; what is told of them is written in one transaction with them.
      noteHealth: (...tried) => transaction((tx) => tx.noteHealth(...tried)),
      changeConnection: (...change) => transaction((tx) => tx.changeConnection(...change)),
      reviseConnection: (...revised) => transaction((tx) => tx.reviseConnection(...revised)),
      deleteConnection: (...which) => transaction((tx) => tx.deleteConnection(...which)),
    },
    transaction,
  };
}
