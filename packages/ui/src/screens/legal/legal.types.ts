/** A part of a legal text. */
export interface LegalSection {
  /** Anchor of its heading. */
  id: string;
  title: string;
  /** Paragraphs, and lists of points. */
  body: readonly (string | readonly string[])[];
}

/** A legal text in plain language. */
export interface LegalText {
  title: string;
  /** One sentence under the title. */
  summary: string;
  /** Day of the last change, ISO 8601. */
  changed: string;
  /** The key facts, before everything else. */
  facts: readonly string[];
  sections: readonly LegalSection[];
}

/** How support is reached; null where the operator has not set it. */
export interface SupportContact {
  email: string | null;
  phone: string | null;
}

export type LegalState = { kind: "privacy" } | { kind: "terms" };
