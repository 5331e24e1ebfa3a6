import type { ConnectionView } from "../tool-call/types.ts";

/** Something that exists in a connected app. */
export type FoundThing = {
  name: string;
  /** Number of rows or items in it. */
  count?: number;
  /** Its fields, in words. */
  detail?: string;
};

/** A proposed name for a field. It has no effect until it is accepted. */
export type ProposedMapping = { name: string; field: string; sample?: string };

/** What a discovery found in one connection. All texts come from the app and are rendered as text. */
export type DiscoveryView = {
  connectionId: string;
  connection: ConnectionView;
  found: readonly FoundThing[];
  mappings: readonly ProposedMapping[];
  prompts: readonly string[];
  /** What was skipped and why, in sentences. */
  notes: readonly string[];
};

/** Names that a person accepts, with the field that each stands for. */
export type AcceptedMappings = { connectionId: string; mappings: Readonly<Record<string, string>> };

/** Actions on the findings in a conversation. */
export type DiscoveryActions = {
  /** The names in force, by connection. A deleted connection is absent and accepts none. */
  accepted: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The connection whose names are being saved. */
  accepting?: string | null;
  /** Why the last names could not be saved. */
  failure?: { connectionId: string; message: string } | null;
  onAcceptMappings: (accepted: AcceptedMappings) => void;
};
