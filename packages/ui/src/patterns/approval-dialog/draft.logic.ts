import { printForEditing } from "../json-view/json-lines.logic.ts";
import type { JsonObject } from "../json-view/types.ts";
import { settle } from "./argument-diff.logic.ts";
import { type ArgumentsProblem, readArguments } from "./strict-json.logic.ts";

/** The arguments as the person has them now, as a form or as a text. */
export type Draft = {
  proposed: JsonObject;
  /** The last arguments that could be read. The very object of the proposal while nothing differs. */
  value: JsonObject;
  /** Every answer of the form can be used. */
  formValid: boolean;
  mode: "form" | "json";
  text: string;
  /** What the text was printed from; while it stands untouched it is not read again. */
  printed: { text: string; value: JsonObject } | null;
  problem: ArgumentsProblem | null;
  /** The problem is said: after leaving the field or a try to approve. */
  told: boolean;
};

export type DraftEvent =
  | { type: "answered"; value: JsonObject; valid: boolean }
  | { type: "typed"; text: string }
  | { type: "open-editor" }
  | { type: "close-editor" }
  /** The person left the text, or tried to approve it. */
  | { type: "tell" };

export function newDraft(proposed: JsonObject): Draft {
  return {
    proposed,
    value: proposed,
    formValid: true,
    mode: "form",
    text: "",
    printed: null,
    problem: null,
    told: false,
  };
}

export function draftAfter(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case "answered": {
      const { arguments: value } = settle(draft.proposed, event.value);
      return { ...draft, value, formValid: event.valid, text: "", problem: null, told: false };
    }
    case "typed":
      return afterTyping(draft, event.text);
    case "open-editor": {
      // A text that could not be read is kept over a look at the form.
      if (draft.problem !== null) return { ...draft, mode: "json" };
      const text = printForEditing(draft.value);
      return { ...draft, mode: "json", text, printed: { text, value: draft.value }, told: false };
    }
    case "close-editor":
      return { ...draft, mode: "form", formValid: true };
    case "tell":
      return draft.problem === null ? draft : { ...draft, told: true };
  }
}

function afterTyping(draft: Draft, text: string): Draft {
  if (text === draft.printed?.text) {
    return { ...draft, text, value: draft.printed.value, problem: null, told: false };
  }
  const reading = readArguments(text);
  if (!reading.ok) return { ...draft, text, problem: reading.problem };
  const { arguments: value } = settle(draft.proposed, reading.value);
  return { ...draft, text, value, problem: null, told: false };
}

export function isEdited(draft: Draft): boolean {
  return draft.value !== draft.proposed;
}

/** Whether the draft as it is shown can be sent. */
export function isUsable(draft: Draft): boolean {
  return draft.mode === "json" ? draft.problem === null : draft.formValid;
}
