/** A request for a tool that Switchboard does not have, for a method that a plugin lacks, or for an offer to a company. */
export type RequestedThing =
  | { readonly kind: "tool"; readonly subject: string }
  | { readonly kind: "method"; readonly subject: string; readonly pluginName: string }
  | { readonly kind: "sales"; readonly subject: string; readonly companyName: string };

/** Whom to answer. */
export type Contact = { readonly contactName: string; readonly contactEmail: string };

/** A stored request. */
export type StoredRequest = RequestedThing &
  Contact & { readonly id: string; readonly clientAddress: string; readonly createdAt: Date };
