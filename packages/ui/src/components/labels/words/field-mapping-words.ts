/** Words of the field mapping. */
export const fieldMappingWords = {
  /** Column headers. */
  mappingName: "Friendly name",
  mappingField: "Field ID",
  addMapping: "Add Mapping",
  noMappings: "No mappings yet. Add one for each field your team calls something else.",
  /** Below an id that the app does not list. */
  unknownField: "The app has no such field.",
  /** Replaces the list if nothing matches the typed text. */
  typedField: "Your text is used as the field ID.",
  /** Why no fields are listed, in a whole sentence. */
  fieldsMissing: (reason: string) =>
    `The app's fields could not be listed, so enter field IDs. ${reason}`,
};

export type FieldMappingWords = typeof fieldMappingWords;
