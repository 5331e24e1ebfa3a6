import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type PlayerClock, systemClock } from "./clock.ts";
import {
  frameAt,
  nextChange,
  type PlayerEvent,
  type PlayerState,
  playerAfter,
  type Script,
  scriptDuration,
} from "./step-player.logic.ts";

const query = "(prefers-reduced-motion: reduce)";

function watchMotion(changed: () => void) {
  const media = matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** Whether the person, or the app's own setting, asks for reduced motion. */
function useStill(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(query).matches || document.documentElement.dataset.motion === "reduced",
    () => false,
  );
}

export interface StepPlayerOptions {
  clock?: PlayerClock | undefined;
  startAt?: number | undefined;
  autoPlay?: boolean | undefined;
  reducedMotion?: boolean | undefined;
}

/** Plays a script by a clock. Unmounting, pausing and restarting cancel the pending call. */
export function useStepPlayer<Part>(
  script: Script<Part>,
  { clock = systemClock, startAt = 0, autoPlay = false, reducedMotion }: StepPlayerOptions,
) {
  const preferred = useStill();
  const still = reducedMotion ?? preferred;
  const [state, setState] = useState<PlayerState>(() => {
    const begun: PlayerState = { status: startAt > 0 ? "paused" : "idle", at: startAt };
    if (autoPlay) return playerAfter(script, begun, { type: "play", still });
    return startAt >= scriptDuration(script) ? { status: "ended", at: startAt } : begun;
  });
  const send = (event: PlayerEvent) => setState((now) => playerAfter(script, now, event));

  // When playback began, so that late calls do not accumulate.
  const origin = useRef(0);
  const { status, at } = state;
  useEffect(() => {
    if (status === "playing") origin.current = clock.now() - at;
    // oxlint-disable-next-line react/exhaustive-deps -- only where a play begins, not at each of its ticks
  }, [status, clock]);
  useEffect(() => {
    if (status !== "playing") return;
    const change = nextChange(script, at) ?? at;
    const delay = Math.max(0, change - (clock.now() - origin.current));
    return clock.after(delay, () => {
      const reached = Math.max(change, clock.now() - origin.current);
      setState((now) => playerAfter(script, now, { type: "tick", at: reached }));
    });
  }, [status, at, script, clock]);

  return {
    status,
    frame: frameAt(script, at),
    play: () => send({ type: "play", still }),
    pause: () => send({ type: "pause" }),
    step: () => send({ type: "step" }),
    replay: () => {
      origin.current = clock.now();
      send({ type: "replay", still });
    },
  };
}
