/** Words of the findings of a discovery. */
export const discoveryWords = {
  /** The table of what exists in a connection, and its columns. */
  whatExists: "Found",
  foundName: "Name",
  foundCount: "Rows",
  foundFields: "Fields",
  nothingFound: "Nothing found yet.",
  /** Friendly names for the fields of a system. */
  namesForFields: "Field names",
  namesForFieldsHint:
    "Select the names you use. Once accepted, you can use them in your questions.",
  /** A friendly name and its field. */
  nameOfField: (name: string, field: string) => `${name} for ${field}`,
  fieldSample: (sample: string) => `For example, ${sample}`,
  /** `count` for the plural form, `written` formatted for the locale; 0 before one is ticked. */
  acceptNames: (count: number, written: string) =>
    count === 0 ? "Accept names" : count === 1 ? "Accept 1 name" : `Accept ${written} names`,
  nameAccepted: "Accepted",
  /** Suggested prompts. */
  askNext: "Suggested questions",
};

export type DiscoveryWords = typeof discoveryWords;
