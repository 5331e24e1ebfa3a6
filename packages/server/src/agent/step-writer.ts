import type { TextLog } from "../domain/runs/event-log.ts";
import { createTextWriter, type FlushRule } from "./text-writer.ts";

type Kind = "assistant" | "reasoning";

/** Writes what a model says and what it thinks, in the order in which it arrives. */
export type StepWriter = {
  say(text: string): Promise<void>;
  think(text: string): Promise<void>;
  /** Writes the rest of the buffer. @throws the error of a failed write */
  flush(): Promise<void>;
  /** Whether the model has said something. */
  hasSaid(): boolean;
  /** Whether it has said or thought something. */
  hasStarted(): boolean;
};

/** Creates a writer for one step. */
export function createStepWriter(append: TextLog, rule: FlushRule): StepWriter {
  const writers = {
    assistant: createTextWriter((content) => append({ type: "assistant", content }), rule),
    reasoning: createTextWriter((content) => append({ type: "reasoning", content }), rule),
  };
  let last: Kind = "assistant";
  let hasSaid = false;
  let hasStarted = false;
  async function push(kind: Kind, text: string) {
    if (kind !== last) await writers[last].flush();
    last = kind;
    hasStarted ||= text !== "";
    await writers[kind].push(text);
  }
  return {
    say(text) {
      hasSaid ||= text !== "";
      return push("assistant", text);
    },
    think: (text) => push("reasoning", text),
    flush: () => writers[last].flush(),
    hasSaid: () => hasSaid,
    hasStarted: () => hasStarted,
  };
}
