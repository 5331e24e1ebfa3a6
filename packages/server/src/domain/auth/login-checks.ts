import type { Clock } from "../../clock.ts";
import type { Repositories } from "../unit-of-work.ts";
import { hashSecret } from "./secrets.ts";
import { sessionLimits } from "./sessions.ts";

/** Checks whether logins still exist. */
export type LoginChecks = {
  /** Whether the session of a token exists and has not expired. All that are asked for at one moment are one statement. */
  isLive(token: string): Promise<boolean>;
};

/** The checks for the streams of a process, of which there may be thousands. */
export function createLoginChecks({
  store,
  clock,
}: {
  readonly store: Pick<Repositories, "authSessions">;
  readonly clock: Clock;
}): LoginChecks {
  let next: { readonly ids: Set<string>; readonly live: Promise<ReadonlySet<string>> } | undefined;

  function gather() {
    const ids = new Set<string>();
    const live = new Promise<void>((begin) => setImmediate(begin)).then(async () => {
      next = undefined;
      return new Set(await store.authSessions.listLive([...ids], sessionLimits(clock.now())));
    });
    return { ids, live };
  }

  return {
    async isLive(token) {
      const id = hashSecret(token);
      next ??= gather();
      next.ids.add(id);
      return (await next.live).has(id);
    },
  };
}
