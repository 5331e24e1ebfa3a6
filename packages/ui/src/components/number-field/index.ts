export { NumberField, type NumberFieldProps } from "./number-field.tsx";
export { clampNumber, type NumberRange, parseNumber } from "./number-field.logic.ts";
