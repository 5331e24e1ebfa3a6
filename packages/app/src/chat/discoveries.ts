import type { Client, Connection, Discovery } from "@switchboard/api-client";
import { getConnection, listDiscoveries, updateConnection } from "@switchboard/api-client/calls";
import type { AccountService } from "../session/account.ts";
import type { AppInfoService } from "../session/app-info.ts";
import { createStore, type Store } from "../session/store.ts";
import { chatTexts } from "./chat-texts.ts";
import { failureReason } from "./failure-reason.ts";

/** Names that a person accepts for the fields of one connection. */
export type AcceptedNames = {
  readonly connectionId: string;
  readonly mappings: Readonly<Record<string, string>>;
};

export type DiscoveriesState = {
  /** The last discovery of each connection, the newest first. */
  readonly latest: readonly Discovery[];
  /** The connection whose names are being saved. */
  readonly accepting: string | null;
  /** Why the last names were not saved. */
  readonly failure: { readonly connectionId: string; readonly message: string } | null;
};

/** What discoveries have found in the person's connections. */
export type Discoveries = {
  readonly store: Store<DiscoveriesState>;
  /** Never rejects: without it a new chat begins with general examples. */
  load(): Promise<void>;
  /** Adds names to those of the connection. Never rejects; `failure` says why it failed. */
  accept(names: AcceptedNames): Promise<void>;
};

export function createDiscoveries(
  api: Client,
  appInfo: AppInfoService,
  account: AccountService,
): Discoveries {
  const store = createStore<DiscoveriesState>({ latest: [], accepting: null, failure: null });

  return {
    store,

    async load() {
      await appInfo.ensure();
      if (!appInfo.has("discovery")) return;
      try {
        const latest = await api.call(listDiscoveries);
        store.set((state) => ({ ...state, latest }));
      } catch {
        // What was loaded before stays.
      }
    },

    async accept({ connectionId, mappings }) {
      if (store.get().accepting !== null) return;
      store.set((state) => ({ ...state, accepting: connectionId, failure: null }));
      let failure: DiscoveriesState["failure"] = null;
      try {
        const path = { id: connectionId };
        // Read first: names that were added elsewhere must not be lost.
        const { connection } = await api.call(getConnection, { path });
        const body = {
          name: connection.name,
          field_mappings: merged(connection.field_mappings, mappings),
        };
        await api.call(updateConnection, { path, body });
        await account.refresh();
      } catch (error) {
        failure = { connectionId, message: failureReason(error) ?? chatTexts.unknownError };
      }
      store.set((state) => ({ ...state, accepting: null, failure }));
    },
  };
}

/** Merged by entries, not by assignment: a name may be `__proto__`. */
const merged = (
  before: Connection["field_mappings"] | undefined,
  mappings: AcceptedNames["mappings"],
) => Object.fromEntries([...Object.entries(before ?? {}), ...Object.entries(mappings)]);

const MAX_PROMPTS = 3;

/** Prompts for the selected connections: one of each in turn. Undefined where nothing was discovered yet. */
export function promptsOf(
  { latest }: DiscoveriesState,
  ticked: readonly string[],
): string[] | undefined {
  const lists = latest
    .filter(({ connection_id: id }) => ticked.includes(id))
    .map(({ result }) => result.prompts);
  const inTurn = Array.from({ length: MAX_PROMPTS }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  const prompts = [...new Set(inTurn.flat())].slice(0, MAX_PROMPTS);
  return prompts.length === 0 ? undefined : prompts;
}
