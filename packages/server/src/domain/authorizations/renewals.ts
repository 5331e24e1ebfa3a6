import type { Opened } from "../connections/access.ts";
import { renew, type Ending, type RenewalDeps } from "./renew.ts";

/** The renewals of this process. */
export type Renewals = {
  /**
   * As `renew`, but concurrent calls share one renewal, which continues even if its callers give up.
   * @throws as `renew`
   */
  renew(ending: Ending): Promise<Opened>;
  /** Waits for requests in flight, since apps give their answers only once. */
  close(): Promise<void>;
};

/** Makes them. */
export function createRenewals(deps: RenewalDeps): Renewals {
  /** By connection. */
  const running = new Map<string, Promise<Opened>>();

  async function renewShared(ending: Ending): Promise<Opened> {
    const { id } = ending.connection;
    for (;;) {
      const shared = running.get(id);
      if (!shared) break;
      const opened = await shared;
      // The call that started it could work with the old token; a call whose token was refused cannot.
      if (ending.usable || opened.dataKeyId !== ending.dataKeyId) return opened;
    }
    const begun = renew(deps, ending).finally(() => running.delete(id));
    running.set(id, begun);
    return begun;
  }

  return {
    renew: renewShared,
    async close() {
      await Promise.allSettled(running.values());
    },
  };
}
