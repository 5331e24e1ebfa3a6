import type { DataSort } from "../../patterns/data-table/index.ts";

/** A user of the list. */
export interface AdminUserRow {
  id: string;
  email: string;
  isAdmin: boolean;
  /** Credits. */
  balance: number;
  /** ISO 8601. */
  createdAt: string;
  /** Their login asks for a code of an authenticator app. */
  hasTwoStep: boolean;
  editHref: string;
  /** The administrator who looks. */
  isYou: boolean;
}

/** What a deletion takes along. */
export interface UserBelongings {
  connections: number;
  runs: number;
  chats: number;
  files: number;
  /** Names of organizations without another member. */
  organizationsDeleted: readonly string[];
  /** Names of those that go to the member who joined first. */
  organizationsPassedOn: readonly string[];
}

/** Asked before a user is deleted. `busy` while the request is in progress. */
export interface DeletingUser {
  id: string;
  email: string;
  busy: boolean;
  /** Null while unknown, and if the server does not tell. */
  belongings: UserBelongings | null;
}

export type AdminUsersState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Those of the page. */
      users: readonly AdminUserRow[];
      /** How many the search finds. */
      total: number;
      page: number;
      pageSize: number;
      query: string;
      sort: DataSort;
      deleting: DeletingUser | null;
      /** What failed, to be read and closed. */
      alert: string | null;
    };

/** Actions of the page. */
export interface AdminUsersActions {
  onSearch: (search: { query: string }) => void;
  onSort: (sort: DataSort) => void;
  onDelete: (user: { id: string }) => void;
  onConfirmDelete: () => void;
  onCancel: () => void;
  onCloseAlert: () => void;
}
