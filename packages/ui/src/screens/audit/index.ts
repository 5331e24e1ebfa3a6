export { AuditScreen, type AuditScreenProps } from "./audit.tsx";
export { auditTexts } from "./audit.texts.ts";
export type { AuditFilter, AuditLine, AuditState, AuditVerification } from "./audit.types.ts";
