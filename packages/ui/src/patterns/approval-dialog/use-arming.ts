import { type RefObject, useEffect, useReducer, useRef } from "react";
import { arm, armingDelay, isArmed, openedArming } from "./arming.logic.ts";

/** Tracks the keys that are down, from before a dialog opens. */
export function useHeldKeys(): RefObject<Set<string>> {
  const held = useRef(new Set<string>());
  useEffect(() => {
    const keys = held.current;
    const down = (event: KeyboardEvent) => keys.add(event.code);
    const up = (event: KeyboardEvent) => keys.delete(event.code);
    const left = () => keys.clear();
    window.addEventListener("keydown", down, true);
    window.addEventListener("keyup", up, true);
    window.addEventListener("blur", left);
    return () => {
      window.removeEventListener("keydown", down, true);
      window.removeEventListener("keyup", up, true);
      window.removeEventListener("blur", left);
    };
  }, []);
  return held;
}

/** Whether the approve button is armed: some time after a request is shown, and with no key held since before. */
export function useArming(id: string, keys: RefObject<Set<string>>): boolean {
  const [state, send] = useReducer(arm, { id, held: [] }, openedArming);
  useEffect(() => {
    send({ type: "opened", id, held: new Set(keys.current) });
    const timer = setTimeout(() => send({ type: "waited" }), armingDelay);
    return () => clearTimeout(timer);
  }, [id, keys]);
  useEffect(() => {
    const down = (event: KeyboardEvent) =>
      send({ type: "key-down", code: event.code, repeat: event.repeat });
    const up = (event: KeyboardEvent) => send({ type: "key-up", code: event.code });
    const left = () => send({ type: "left" });
    window.addEventListener("keydown", down, true);
    window.addEventListener("keyup", up, true);
    window.addEventListener("blur", left);
    return () => {
      window.removeEventListener("keydown", down, true);
      window.removeEventListener("keyup", up, true);
      window.removeEventListener("blur", left);
    };
  }, []);
  // Until that effect runs, the state is that of the previous request.
  return state.id === id && isArmed(state);
}
