import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manualClock } from "./clock.ts";
import { demo } from "./step-player.fixtures.ts";
import {
  frameAt,
  nextChange,
  nextStop,
  type PlayerEvent,
  type PlayerState,
  playerAfter,
  scriptDuration,
} from "./step-player.logic.ts";

const typing = 42 * 40;
const ids = (at: number) =>
  frameAt(demo, at)
    .parts.map(({ id }) => id)
    .join("");

describe("a script", () => {
  it("types 40 ms a character [DEMO-04]", () => {
    expect(frameAt(demo, 0).typed).toBe("");
    expect(frameAt(demo, 39).typed).toBe("");
    expect(frameAt(demo, 40).typed).toBe("W");
    expect(frameAt(demo, 5 * 40).typed).toBe("Which");
    expect(frameAt(demo, typing).typed).toHaveLength(42);
  });

  it("shows its parts in order, each in its time [DEMO-05 DEMO-07]", () => {
    expect(ids(typing + 499)).toBe("");
    expect(ids(typing + 500)).toBe("1");
    expect(frameAt(demo, typing + 500).typed).toBe("");
    expect(ids(typing + 1_500)).toBe("12");
    expect(ids(scriptDuration(demo))).toBe("12345");
    expect(frameAt(demo, scriptDuration(demo))).toMatchObject({ ended: true, step: 6, steps: 6 });
  });

  it("approves by itself after 2 s [DEMO-06]", () => {
    const asked = typing + 500 + 1_000 + 1_500 + 1_000;
    expect(frameAt(demo, asked)).toMatchObject({ waiting: true });
    expect(frameAt(demo, asked + 1_999).parts.at(-1)?.text).toContain("Waiting");
    expect(frameAt(demo, asked + 2_000)).toMatchObject({ waiting: false });
    expect(frameAt(demo, asked + 2_000).parts.at(-1)?.text).toContain("approved");
  });

  it("types whole characters, also those of two units", () => {
    const script = [{ kind: "type", text: "a\u{1d11e}b" }] as const;
    expect(frameAt(script, 80).typed).toBe("a\u{1d11e}");
    expect(scriptDuration(script)).toBe(120);
  });

  it("changes only at the moments that it names", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: scriptDuration(demo) - 1 }), (at) => {
        const next = nextChange(demo, at) ?? 0;
        expect(next).toBeGreaterThan(at);
        expect(frameAt(demo, next - 1)).toEqual(frameAt(demo, at));
      }),
    );
    expect(nextChange(demo, scriptDuration(demo))).toBeNull();
  });

  it("can be gone through by steps, each whole", () => {
    const stops: string[] = [];
    for (let at = 0; at < scriptDuration(demo); at = nextStop(demo, at)) stops.push(ids(at));
    expect(stops).toEqual(["", "", "1", "12", "123", "1234", "1234"]);
  });
});

/** A player with a manual clock, driven as the hook drives it. */
function played() {
  const clock = manualClock();
  let state: PlayerState = { status: "idle", at: 0 };
  let cancel = () => {};
  const seen: string[] = [];
  const send = (event: PlayerEvent) => {
    state = playerAfter(demo, state, event);
    seen.push(ids(state.at));
    cancel();
    const next = nextChange(demo, state.at);
    if (state.status !== "playing" || next === null) return;
    cancel = clock.after(next - state.at, () => send({ type: "tick", at: next }));
  };
  return { clock, send, seen, leave: () => cancel(), state: () => state };
}

describe("a player", () => {
  it("comes to the end by itself, in the time of the script [DEMO-04 DEMO-05 DEMO-06 DEMO-07]", () => {
    const { clock, send, state } = played();
    send({ type: "play", still: false });
    while (clock.tick());
    expect(state()).toEqual({ status: "ended", at: scriptDuration(demo) });
    expect(clock.now()).toBe(scriptDuration(demo));
  });

  it("cancels pending steps when it restarts or unmounts [DEMO-02 DEMO-08]", () => {
    const { clock, send, seen, leave, state } = played();
    send({ type: "play", still: false });
    for (let count = 0; count < 60; count += 1) clock.tick();
    expect(ids(state().at)).not.toBe("");
    send({ type: "replay", still: false });
    expect(ids(state().at)).toBe("");
    expect(clock.waiting()).toBe(1);
    seen.length = 0;
    while (clock.tick());
    // Never backwards: each frame has at least the parts of the previous one.
    expect(seen).toEqual(seen.toSorted());
    send({ type: "replay", still: false });
    leave();
    expect(clock.tick()).toBe(false);
  });

  it("stops when paused, and resumes from there", () => {
    const { clock, send, state } = played();
    send({ type: "play", still: false });
    for (let count = 0; count < 5; count += 1) clock.tick();
    send({ type: "pause" });
    const { at } = state();
    expect(clock.tick()).toBe(false);
    expect(playerAfter(demo, state(), { type: "tick", at: at + 999 }).at).toBe(at);
    send({ type: "play", still: false });
    expect(state()).toEqual({ status: "playing", at });
  });

  it("shows the end at once under reduced motion [LO-126]", () => {
    const { clock, send, state } = played();
    send({ type: "play", still: true });
    expect(state().status).toBe("ended");
    expect(clock.waiting()).toBe(0);
    send({ type: "replay", still: true });
    expect(state().status).toBe("ended");
  });
});
