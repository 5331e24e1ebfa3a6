import type { Language } from "../../questions/language.ts";
import type { Reading } from "../../questions/form.ts";
import type { Span } from "./spans.ts";

/** The circumstances of a question. */
export type Asking = { readonly today: string; readonly language: Language };

/** A reading with the words that link others in it and found no place. */
export type Assembled = Reading & { readonly spare: readonly Span[] };
