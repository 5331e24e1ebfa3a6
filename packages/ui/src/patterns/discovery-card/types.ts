import type { ConnectionView } from "../tool-call/types.ts";

/** Something that exists in a connected app. */
export type FoundThing = {
  name: string;
  /** How many rows or items it holds. */
  count?: number;
  /** Its fields, in words. */
  detail?: string;
};

/** A name that people may have for a field. It has no effect before it is accepted. */
export type ProposedMapping = { name: string; field: string; sample?: string };

/** What a discovery learned about one connection. All texts come out of the app: they are drawn as text. */
export type DiscoveryView = {
  connectionId: string;
  connection: ConnectionView;
  found: readonly FoundThing[];
  mappings: readonly ProposedMapping[];
  prompts: readonly string[];
  /** What was not looked at and why, in sentences. */
  notes: readonly string[];
};

/** Names that a person accepts, with the field that each stands for. */
export type AcceptedMappings = { connectionId: string; mappings: Readonly<Record<string, string>> };

/** What can be done with the findings in a conversation. */
export type DiscoveryActions = {
  /** The names in force, by connection. A connection that is gone is not among them, and takes none. */
  accepted: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** The connection whose names are on their way to the server. */
  accepting?: string | null;
  /** Why the last names did not arrive. */
  failure?: { connectionId: string; message: string } | null;
  onAcceptMappings: (accepted: AcceptedMappings) => void;
  /** Absent while nothing can be asked. */
  onChoosePrompt?: ((chosen: { prompt: string }) => void) | undefined;
};
