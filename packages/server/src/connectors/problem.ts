/** Something in a manifest that cannot work: where it stands, and what is wrong, as a sentence without an end. */
export type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };
