/** A mistake in a manifest: its path, and a message without a full stop. */
export type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };
