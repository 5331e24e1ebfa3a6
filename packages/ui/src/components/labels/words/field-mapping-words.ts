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
  mappingField: "Field id",
  addMapping: "Add Mapping",
  noMappings: "No mappings yet. Add one for each field that people call by another name.",
  unknownField: "The app lists no such field.",
  typedField: "What you type is taken as the field's id.",
  fieldsMissing: (reason) => `The app's fields are not listed, so ids must be typed. ${reason}`,
};
