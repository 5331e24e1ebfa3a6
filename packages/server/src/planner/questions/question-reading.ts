import type { Table } from "../../questions/catalog.ts";
import type { Language } from "../../questions/language.ts";
import type { Assumption, Form } from "../../questions/form.ts";
import type { KnownTable } from "../../questions/known-table.ts";

/** What a question about files was read as. */
export type QuestionReading =
  | {
      readonly kind: "form";
      readonly form: Form;
      readonly assumed: readonly string[];
      /** The same, with what it is about. */
      readonly taken: readonly Assumption[];
      /** Another reading that is nearly as good, and means another figure. */
      readonly other?: Form;
    }
  /** Words that were not understood, in a question about this table. */
  | (InLanguage & {
      readonly kind: "unread";
      readonly words: readonly string[];
      readonly known: KnownTable;
      /** What the other words come to, and what was taken for granted. */
      readonly nearest: Form;
      readonly taken: readonly Assumption[];
    })
  | (InLanguage & {
      readonly kind: "refused";
      readonly why: "why" | "future";
      readonly known: KnownTable;
    })
  | (InLanguage & {
      readonly kind: "which-reading";
      readonly forms: readonly [Form, ...Form[]];
      /** The words that they read differently, where it is known. */
      readonly word?: string;
      /** That word names a column or a value, so that it can be learned. */
      readonly isName?: true;
    })
  | (InLanguage & {
      readonly kind: "which-file";
      readonly tables: readonly Table[];
      /** The best reading of each that was read. */
      readonly forms: readonly [Form, ...Form[]];
      /** The rows of each are counted, all of them: one answer tells them all. */
      readonly areCounts?: true;
    })
  | { readonly kind: "unknown" };

/** The language in which a question is answered. */
type InLanguage = { readonly language: Language };
