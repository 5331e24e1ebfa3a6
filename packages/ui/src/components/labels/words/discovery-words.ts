/** Words of the findings of a discovery. */
export interface DiscoveryWords {
  /** The table of what exists in a connection, and its columns. */
  whatExists: string;
  foundName: string;
  foundCount: string;
  foundFields: string;
  nothingFound: string;
  /** Friendly names for the fields of a system. */
  namesForFields: string;
  namesForFieldsHint: string;
  /** A friendly name and its field. */
  nameOfField: (name: string, field: string) => string;
  fieldSample: (sample: string) => string;
  /** `count` for the plural form, `written` formatted for the locale; 0 before one is ticked. */
  acceptNames: (count: number, written: string) => string;
  nameAccepted: string;
  /** Suggested prompts. */
  askNext: string;
}

export const discoveryWords: DiscoveryWords = {
  whatExists: "Found",
  foundName: "Name",
  foundCount: "Rows",
  foundFields: "Fields",
  nothingFound: "Nothing found yet.",
  namesForFields: "Field names",
  namesForFieldsHint:
    "Select the names you use. Once accepted, you can use them in your questions.",
  nameOfField: (name, field) => `${name} for ${field}`,
  fieldSample: (sample) => `For example, ${sample}`,
  acceptNames: (count, written) =>
    count === 0 ? "Accept names" : count === 1 ? "Accept 1 name" : `Accept ${written} names`,
  nameAccepted: "Accepted",
  askNext: "Suggested questions",
};
