/** Words of the field mapping. */
export interface FieldMappingWords {
  /** Column headers. */
  mappingName: string;
  mappingField: string;
  addMapping: string;
  noMappings: string;
  /** Below an id that the app does not list. */
  unknownField: string;
  /** Replaces the list if nothing matches the typed text. */
  typedField: string;
  /** Why no fields are listed, in a whole sentence. */
  fieldsMissing: (reason: string) => string;
}

export const fieldMappingWords: FieldMappingWords = {
  mappingName: "Friendly name",
  mappingField: "Field ID",
  addMapping: "Add Mapping",
  noMappings: "No mappings yet. Add one for each field your team calls something else.",
  unknownField: "The app has no such field.",
  typedField: "Your text is used as the field ID.",
  fieldsMissing: (reason) => `The app's fields could not be listed, so enter field IDs. ${reason}`,
};
