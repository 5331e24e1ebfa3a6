/** How long after opening nothing approves, in milliseconds. */
export const armingDelay = 700;

/** Whether the approve button of a request may act. Held keys are named by their code (`Enter`, `KeyA`). */
export type Arming = { id: string; waited: boolean; held: ReadonlySet<string> };

/** A request that is shown, with the keys that are down just then. */
type Opening = { id: string; held: Iterable<string> };

export type ArmingEvent =
  | ({ type: "opened" } & Opening)
  | { type: "waited" }
  | { type: "key-down"; code: string; repeat: boolean }
  | { type: "key-up"; code: string }
  /** Another window took the keyboard: releases are not seen any more. */
  | { type: "left" };

/** The state at the moment of opening. */
export function openedArming({ id, held }: Opening): Arming {
  return { id, waited: false, held: new Set(held) };
}

/** Until the delay is over and every key held at opening is up, nothing approves. */
export function arm(state: Arming, event: ArmingEvent): Arming {
  switch (event.type) {
    case "opened":
      return openedArming(event);
    case "waited":
      return { ...state, waited: true };
    case "left":
      return { ...state, held: new Set() };
    case "key-up":
      return state.held.has(event.code)
        ? { ...state, held: new Set([...state.held].filter((code) => code !== event.code)) }
        : state;
    case "key-down":
      // A repeat before the first arming can only come from a key that was down already.
      return event.repeat && !isArmed(state) && !state.held.has(event.code)
        ? { ...state, held: new Set([...state.held, event.code]) }
        : state;
  }
}

export function isArmed(state: Arming): boolean {
  return state.waited && state.held.size === 0;
}
