import type { StreamNetwork } from "../stream-network.ts";

export type FakeNetwork = StreamNetwork & {
  /** How many listen to it. */
  readonly listeners: number;
  /** Takes the network away. */
  lose(): void;
  /** Gives it back, and tells so. */
  restore(): void;
};

/** A network that is there until told otherwise. */
export function fakeNetwork(): FakeNetwork {
  let online = true;
  const returns = new Set<() => void>();
  const losses = new Set<() => void>();
  return {
    get listeners() {
      return returns.size + losses.size;
    },
    isOnline: () => online,
    onLoss(callback) {
      losses.add(callback);
      return () => losses.delete(callback);
    },
    onReturn(callback) {
      returns.add(callback);
      return () => returns.delete(callback);
    },
    lose() {
      online = false;
      for (const tell of losses) tell();
    },
    restore() {
      online = true;
      for (const tell of returns) tell();
    },
  };
}
