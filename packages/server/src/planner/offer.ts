/** An answer to choose from; choosing it sends `label` as the user's message. */
export type Choice = { readonly label: string; readonly description?: string };

/** A question with choices. */
export type Offer = { readonly question: string; readonly options: readonly Choice[] };
