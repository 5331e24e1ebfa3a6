import type { Client, Connection, User, WatchEvent } from "@switchboard/api-client";
import { createStore, type Store } from "./store.ts";

/** Who is looking: not known yet, nobody in particular, or a user. */
export type Account =
  | { readonly status: "unknown" }
  | { readonly status: "visitor" }
  | { readonly status: "user"; readonly user: User };

/** The connections of whoever is looking; none of a visitor. */
export const connectionsOf = (account: Account): readonly Connection[] =>
  account.status === "user" ? account.user.connections : [];

/** The signed-in user: loaded once, and again when something of theirs has changed. */
export type AccountService = {
  readonly store: Store<Account>;
  /** Loads the user unless that has been done. 401 and 403 mean a visitor; anything else rejects. */
  ensure(): Promise<Account>;
  /** Loads the user again. */
  refresh(): Promise<Account>;
  /** Loads the user again after a change. Never rejects, since the change was made: where it fails, the next `ensure` asks again. */
  renew(): Promise<void>;
  /** The next `ensure` asks the server again; what is shown stays. */
  doubt(): void;
  /** Applies a change of the person's connections. */
  applyEvent(event: WatchEvent): void;
  /** Takes the balance from a stream. */
  setBalance(balance: number): void;
};

type Connections = User["connections"];

export function createAccount(api: Client): AccountService {
  const store = createStore<Account>({ status: "unknown" });
  let doubted = true;
  let asking: Promise<Account> | null = null;

  const load = async (): Promise<Account> => {
    const user = await api.me();
    return user === null ? { status: "visitor" } : { status: "user", user };
  };

  const refresh = () => {
    asking ??= load()
      .then((account) => {
        doubted = false;
        store.set(account);
        return account;
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };

  const doubt = () => {
    doubted = true;
  };

  const setConnections = (change: (connections: Connections) => Connections) =>
    store.set((account) =>
      account.status === "user"
        ? {
            status: "user",
            user: { ...account.user, connections: change(account.user.connections) },
          }
        : account,
    );

  return {
    store,
    refresh,
    renew: async () => {
      await refresh().catch(doubt);
    },
    ensure: async () => (doubted ? await refresh() : store.get()),
    doubt,
    applyEvent(event) {
      if (event.type === "connection_deleted") {
        setConnections((known) => known.filter(({ id }) => id !== event.connection_id));
        // A response on its way may be older than the deletion.
        if (asking) void asking.then(refresh).catch(doubt);
        return;
      }
      if (event.type !== "connection") return;
      const { type: _type, connection_id: id, ...health } = event;
      const known = store.get();
      if (known.status === "user" && !known.user.connections.some((one) => one.id === id)) {
        // One that was created in another window: its name and tools are loaded.
        void refresh().catch(doubt);
        return;
      }
      setConnections((all) =>
        all.map((connection) => (connection.id === id ? { ...connection, ...health } : connection)),
      );
    },
    setBalance(balance) {
      store.set((account) =>
        account.status === "user"
          ? { status: "user", user: { ...account.user, balance } }
          : account,
      );
    },
  };
}
