/** Details of a change. */
export interface SchemaChange {
  /** Keys that differ from the proposal, or from an empty one. */
  changedKeys: readonly string[];
  /** Every value is valid. */
  valid: boolean;
}
