export { LegalScreen, type LegalScreenProps, legalText } from "./legal.tsx";
export type { LegalState, LegalText, SupportContact } from "./legal.types.ts";
