/** Something that exists in a connected app: a file, a list, a project. */
export type Thing = {
  readonly name: string;
  /** How many rows or items it holds. */
  readonly count?: number;
  /** Its fields, in words. */
  readonly detail?: string;
};

/** A name that people may have for a field. It has no effect before a user accepts it. */
export type ProposedMapping = {
  readonly name: string;
  readonly field: string;
  readonly sample?: string;
};

/** What a discovery learned about one connection, as the contract has it. */
export type Findings = {
  readonly kind: "discovery";
  readonly connection_id: string;
  readonly found: Thing[];
  readonly proposed_mappings: ProposedMapping[];
  readonly prompts: string[];
  /** What was not looked at and why, in sentences. */
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
