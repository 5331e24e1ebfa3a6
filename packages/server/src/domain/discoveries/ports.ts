/** Something that exists in a connected app: a file, a list, a project. */
export type Thing = {
  readonly name: string;
  /** Number of its rows or items. */
  readonly count?: number;
  /** Its fields, as text. */
  readonly detail?: string;
};

/** A name that people may have for a field. It has no effect before a user accepts it. */
export type ProposedMapping = {
  readonly name: string;
  readonly field: string;
  readonly sample?: string;
};

/** The findings of a discovery in one connection, in the form of the contract. */
export type Findings = {
  readonly kind: "discovery";
  readonly connection_id: string;
  readonly found: Thing[];
  readonly proposed_mappings: ProposedMapping[];
  readonly prompts: string[];
  /** What was skipped and why. */
  readonly notes: string[];
};

/** The findings of a connection's last discovery. */
export type Discovery = {
  readonly connectionId: string;
  readonly userId: string;
  readonly runId: string;
  readonly body: Findings;
  readonly createdAt: Date;
};
