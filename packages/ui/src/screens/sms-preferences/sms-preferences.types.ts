/** What a person may switch on once their phone is verified, and how saving it goes. */
export type OptIn = {
  /** As it is stored. */
  value: boolean;
  save: { kind: "idle" | "saving" | "saved" } | { kind: "failed"; message: string };
};

/** The state of the SMS preferences. */
export type SmsPreferencesState =
  | { kind: "loading" }
  /** A number is entered, or the last try to send a code failed. */
  | { kind: "unverified"; number: string; failure: string | null }
  | { kind: "sending"; number: string }
  /** A code is on its way; the number is locked. */
  | {
      kind: "code-sent";
      number: string;
      failure: string | null;
      /** Why another code could not be sent; the one that was sent may still be good. */
      resendFailure?: string | null;
    }
  | { kind: "verifying"; number: string }
  /** `just` says that it happened now. */
  | { kind: "verified"; number: string; just: boolean; optIn: OptIn };

/** Emails that can be chosen. */
export type EmailChoice = { connections: boolean; digest: boolean };

/** Which emails a person gets. */
export type EmailSettings = {
  /** As it is stored. */
  value: EmailChoice;
  /** Where the address is confirmed, without which none is sent; `null` once it is. */
  confirmHref: string | null;
  save: OptIn["save"];
};

/** What a person can do here. */
export interface SmsPreferencesActions {
  /** Sends a code, or another one. */
  onSendCode: (phone: { number: string }) => void;
  onVerify: (typed: { code: string }) => void;
  /** Goes back to entering a number. */
  onChangeNumber: () => void;
  onSaveOptIn: (settings: { optIn: boolean }) => void;
  onSaveEmail?: (choice: EmailChoice) => void;
}
