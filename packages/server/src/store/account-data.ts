import type { AccountData, AccountStore } from "../domain/users/ports.ts";
import * as authSessions from "./auth-session-repository.ts";
import {
  findAuthorization,
  insertAttempt,
  insertAuthorization,
  takeAttempt,
} from "./authorization-repository.ts";
import { bind } from "./bind.ts";
import { listSessions } from "./chat-repository.ts";
import {
  claimRenewal,
  findCredentials,
  overwriteCredentials,
  putCredentials,
  releaseRenewal,
  renewCredentials,
} from "./credential-repository.ts";
import * as connections from "./connection-repository.ts";
import * as ledger from "./ledger-repository.ts";
import * as organizations from "./organization-repository.ts";
import type { Db, Store } from "./types.ts";
import * as users from "./user-repository.ts";

const accountData = (db: Db): AccountData => ({
  ...bind({ ...users }, db),
  ...bind({ ...authSessions }, db),
  ...bind({ ...connections }, db),
  ...bind({ findCredentials, overwriteCredentials, putCredentials }, db),
  ...bind({ claimRenewal, releaseRenewal, renewCredentials }, db),
  ...bind({ findAuthorization, insertAttempt, insertAuthorization, takeAttempt }, db),
  ...bind({ ...organizations }, db),
  ...bind({ ...ledger }, db),
  ...bind({ listSessions }, db),
});

/** What people, their sessions, organizations and connections keep. */
export const createAccountStore = ({ db }: Store): AccountStore => ({
  data: accountData(db),
  transaction: (work) => db.transaction((tx) => work(accountData(tx))),
});
