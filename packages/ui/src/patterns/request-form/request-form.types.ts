/** What is requested: a new integration, or a missing method of an app. */
export type RequestAbout = "integration" | "method";

/** The submitted values, trimmed. */
export interface NewRequest {
  /** Name of the tool, or what the method should do. */
  subject: string;
  contactName: string;
  contactEmail: string;
}

export type RequestState =
  /** What was typed is kept until it is sent. */
  | { kind: "closed" }
  | { kind: "open" }
  | { kind: "sending" }
  /** Not sent; what was typed is kept. */
  | { kind: "failed"; message: string }
  /** Sent: thanks are shown, and the next form is empty. */
  | { kind: "sent" };

/** The state of a request on a page. */
export interface RequestView {
  state: RequestState;
  /** Initial address, if known. */
  contactEmail?: string;
  onOpen: () => void;
  onClose: () => void;
  onSend: (request: NewRequest) => void;
}
