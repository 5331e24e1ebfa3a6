import type { SaveState } from "../../form/index.ts";

/** Facts in order. */
export type ProfileFacts = readonly (readonly [key: string, value: string])[];

export type ProfileState =
  | { kind: "loading" }
  | {
      kind: "ready";
      /** Under fixed keys. */
      details: ProfileFacts;
      learned: ProfileFacts;
      save: SaveState;
    };

export type ProfileReady = Extract<ProfileState, { kind: "ready" }>;

/** Actions of the page. */
export interface ProfileActions {
  /** Blank keys are left out, and keys are trimmed. */
  onSave: (profile: { details: ProfileFacts; learned: ProfileFacts }) => void;
}
