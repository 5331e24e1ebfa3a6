export { FieldMapping, type FieldMappingProps, loadFieldChoice } from "./field-mapping.tsx";
export { type MappingReading, readMappings } from "./field-mapping.logic.ts";
export type { SystemField, SystemFields } from "./field-mapping.types.ts";
