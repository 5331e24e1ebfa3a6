import type { AccountData, AccountStore } from "../domain/users/ports.ts";
import * as authSessions from "./auth-session-repository.ts";
import { bind } from "./bind.ts";
import { listSessions } from "./chat-repository.ts";
import { findCredentials, putCredentials } from "./credential-repository.ts";
import * as connections from "./connection-repository.ts";
import * as mcpAuthorizations from "./mcp-authorization-repository.ts";
import * as icons from "./icon-repository.ts";
import * as ledger from "./ledger-repository.ts";
import * as organizations from "./organization-repository.ts";
import type { Db, Store } from "./types.ts";
import * as users from "./user-repository.ts";

const accountData = (db: Db): AccountData => ({
  ...bind({ ...users }, db),
  ...bind({ ...authSessions }, db),
  ...bind({ ...connections }, db),
  ...bind({ ...icons }, db),
  ...bind({ ...mcpAuthorizations }, db),
  ...bind({ findCredentials, putCredentials }, db),
  ...bind({ ...organizations }, db),
  ...bind({ ...ledger }, db),
  ...bind({ listSessions }, db),
});

/** What people, their sessions, organizations and connections keep. */
export const createAccountStore = ({ db }: Store): AccountStore => ({
  data: accountData(db),
  transaction: (work) => db.transaction((tx) => work(accountData(tx))),
});
