import type { Clock } from "../../clock.ts";
import type { Outgoing } from "../../domain/outbox/ports.ts";
import type { Repositories } from "../../domain/unit-of-work.ts";
import type { NewId } from "../../ids.ts";

type Deps = {
  readonly store: Pick<Repositories, "localOutbox">;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** Delivers to the page of the local outbox instead of to a user. */
export function createLocalSender({ store, clock, newId }: Deps) {
  return {
    send: (message: Outgoing): Promise<void> =>
      store.localOutbox.insert({
        ...message,
        deliveryId: newId(),
        deliveredAt: clock.now(),
      }),
  };
}
