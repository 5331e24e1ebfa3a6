/** How long after opening nothing can be approved, in milliseconds. */
export const armingDelay = 700;

/** Whether the approve button of a request is armed. Held keys are named by their code (`Enter`, `KeyA`). */
export type Arming = { id: string; waited: boolean; held: ReadonlySet<string> };

/** The request shown, with the keys that are down when it opens. */
type Opening = { id: string; held: Iterable<string> };

export type ArmingEvent =
  | ({ type: "opened" } & Opening)
  | { type: "waited" }
  | { type: "key-down"; code: string; repeat: boolean }
  | { type: "key-up"; code: string }
  /** Another window took the focus: key releases are no longer seen. */
  | { type: "left" };

/** The state at the moment of opening. */
export function openedArming({ id, held }: Opening): Arming {
  return { id, waited: false, held: new Set(held) };
}

/** Arms once the delay is over and every key held at opening is released. */
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
