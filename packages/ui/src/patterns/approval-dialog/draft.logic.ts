import { printForEditing } from "../json-view/json-lines.logic.ts";
import type { JsonObject } from "../json-view/types.ts";
import { settle } from "./argument-diff.logic.ts";
import { type ArgumentsProblem, readArguments } from "./strict-json.logic.ts";

/** The arguments as edited so far, as a form or as JSON. */
export type Draft = {
  proposed: JsonObject;
  /** The last valid arguments. The proposal itself (same object) while nothing differs. */
  value: JsonObject;
  /** Every field of the form is valid. */
  formValid: boolean;
  mode: "form" | "json";
  text: string;
  /** What the JSON was printed from; until it is edited it is not parsed again. */
  printed: { text: string; value: JsonObject } | null;
  problem: ArgumentsProblem | null;
  /** The problem is shown: after leaving the field or trying to approve. */
  touched: boolean;
};

export type DraftEvent =
  | { type: "answered"; value: JsonObject; valid: boolean }
  | { type: "typed"; text: string }
  | { type: "open-editor" }
  | { type: "close-editor" }
  /** The person left the field, or tried to approve. */
  | { type: "touch" };

export function newDraft(proposed: JsonObject): Draft {
  return {
    proposed,
    value: proposed,
    formValid: true,
    mode: "form",
    text: "",
    printed: null,
    problem: null,
    touched: false,
  };
}

export function draftAfter(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case "answered": {
      const { arguments: value } = settle(draft.proposed, event.value);
      return { ...draft, value, formValid: event.valid, text: "", problem: null, touched: false };
    }
    case "typed":
      return afterTyping(draft, event.text);
    case "open-editor": {
      // Invalid JSON is kept while the form is shown.
      if (draft.problem !== null) return { ...draft, mode: "json" };
      const text = printForEditing(draft.value);
      return {
        ...draft,
        mode: "json",
        text,
        printed: { text, value: draft.value },
        touched: false,
      };
    }
    case "close-editor":
      return { ...draft, mode: "form", formValid: true };
    case "touch":
      return draft.problem === null ? draft : { ...draft, touched: true };
  }
}

function afterTyping(draft: Draft, text: string): Draft {
  if (text === draft.printed?.text) {
    return { ...draft, text, value: draft.printed.value, problem: null, touched: false };
  }
  const reading = readArguments(text);
  if (!reading.ok) return { ...draft, text, problem: reading.problem };
  const { arguments: value } = settle(draft.proposed, reading.value);
  return { ...draft, text, value, problem: null, touched: false };
}

export function isEdited(draft: Draft): boolean {
  return draft.value !== draft.proposed;
}

/** Whether the draft can be sent. */
export function isUsable(draft: Draft): boolean {
  return draft.mode === "json" ? draft.problem === null : draft.formValid;
}
