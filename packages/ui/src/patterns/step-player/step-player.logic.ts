/** One step of a script. `Part` is whatever the caller renders. */
export type ScriptStep<Part> = {
  /** Announced when the step begins; omit it for most. */
  say?: string;
} & (
  | { kind: "type"; text: string /** @default 40 */; perCharacter?: number }
  | { kind: "wait"; ms: number }
  | { kind: "show"; part: Part }
  /** Shows a pending part that answers itself: then `approved` replaces it. */
  | { kind: "approve"; part: Part; approved: Part /** @default 2000 */; after?: number }
);

/** A script: the same at every play. */
export type Script<Part> = readonly ScriptStep<Part>[];

/** What one moment of a script shows. */
export interface ScriptFrame<Part> {
  /** The text being typed. */
  typed: string;
  /** Everything shown so far, in order. */
  parts: readonly Part[];
  /** The last part is pending. */
  waiting: boolean;
  /** How many of the visible steps have begun. */
  step: number;
  steps: number;
  /** The last announcement. */
  said: string;
  ended: boolean;
}

const typingPace = 40;
const approvalWait = 2_000;

/** How long a step takes, in milliseconds. */
export function stepDuration<Part>(step: ScriptStep<Part>): number {
  switch (step.kind) {
    case "type":
      return Array.from(step.text).length * (step.perCharacter ?? typingPace);
    case "wait":
      return step.ms;
    case "show":
      return 0;
    case "approve":
      return step.after ?? approvalWait;
  }
}

/** How long a script takes, in milliseconds. */
export function scriptDuration<Part>(script: Script<Part>): number {
  return script.reduce((sum, step) => sum + stepDuration(step), 0);
}

/** What is shown this many milliseconds after the beginning. */
export function frameAt<Part>(script: Script<Part>, at: number): ScriptFrame<Part> {
  const parts: Part[] = [];
  let typed = "";
  let waiting = false;
  let step = 0;
  let said = "";
  let start = 0;
  for (const one of script) {
    if (start > at) break;
    const end = start + stepDuration(one);
    if (one.kind !== "wait") step += 1;
    said = one.say ?? said;
    if (one.kind === "type") {
      const letters = Array.from(one.text);
      const shown = Math.floor((at - start) / (one.perCharacter ?? typingPace));
      typed = letters.slice(0, Math.max(0, shown)).join("");
    } else if (one.kind === "show") {
      typed = "";
      parts.push(one.part);
    } else if (one.kind === "approve") {
      waiting = at < end;
      parts.push(waiting ? one.part : one.approved);
    }
    start = end;
  }
  const steps = script.filter(({ kind }) => kind !== "wait").length;
  return { typed, parts, waiting, step, steps, said, ended: at >= scriptDuration(script) };
}

/** The times at which something changes, in order. */
function changesOf<Part>(script: Script<Part>): number[] {
  const changes: number[] = [];
  let start = 0;
  for (const step of script) {
    const end = start + stepDuration(step);
    if (step.kind === "type") {
      const pace = step.perCharacter ?? typingPace;
      for (let at = start + pace; at < end; at += pace) changes.push(at);
    }
    changes.push(start, end);
    start = end;
  }
  return [...new Set(changes)].sort((a, b) => a - b);
}

/** The next time at which something changes; null after the last. */
export function nextChange<Part>(script: Script<Part>, at: number): number | null {
  return changesOf(script).find((change) => change > at) ?? null;
}

/** The next time at which a step is complete: a text typed, a part shown, an approval asked or given. */
export function nextStop<Part>(script: Script<Part>, at: number): number {
  let start = 0;
  for (const step of script) {
    const end = start + stepDuration(step);
    if (step.kind === "approve" && start > at) return start;
    if (step.kind !== "wait" && end > at) return end;
    start = end;
  }
  return start;
}

/** What a player does, and how far it is. */
export interface PlayerState {
  status: "idle" | "playing" | "paused" | "ended";
  /** Milliseconds since the beginning. */
  at: number;
}

export type PlayerEvent =
  /** `still`: reduced motion, so the end is shown at once. */
  | { type: "play"; still: boolean }
  | { type: "replay"; still: boolean }
  | { type: "pause" }
  | { type: "step" }
  | { type: "tick"; at: number };

/** The state after an event. A late tick to a player that is not playing changes nothing. */
export function playerAfter<Part>(
  script: Script<Part>,
  state: PlayerState,
  event: PlayerEvent,
): PlayerState {
  const duration = scriptDuration(script);
  const reached = (at: number, status: "playing" | "paused"): PlayerState =>
    at >= duration ? { status: "ended", at: duration } : { status, at };
  switch (event.type) {
    case "play":
      return event.still
        ? reached(duration, "playing")
        : reached(state.status === "ended" ? 0 : state.at, "playing");
    case "replay":
      return reached(event.still ? duration : 0, "playing");
    case "pause":
      return state.status === "playing" ? { ...state, status: "paused" } : state;
    case "step":
      return reached(nextStop(script, state.at), "paused");
    case "tick":
      return state.status === "playing" ? reached(Math.max(state.at, event.at), "playing") : state;
  }
}
