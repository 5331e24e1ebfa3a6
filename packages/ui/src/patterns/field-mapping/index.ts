export { FieldMapping, type FieldMappingProps, type SystemField } from "./field-mapping.tsx";
export { type MappingReading, readMappings } from "./field-mapping.logic.ts";
