/** What was entered. */
export interface EnterpriseRequest {
  contactName: string;
  companyName: string;
  contactEmail: string;
  projectDetails: string;
}

/** The form, and how sending it went. */
export type EnterpriseContactState =
  /** The page is there before its code: nothing that is typed would be kept. */
  | { kind: "loading" }
  | { kind: "open" }
  | { kind: "sending" }
  | { kind: "sent" }
  /** What was entered stays. */
  | { kind: "failed"; message: string };
