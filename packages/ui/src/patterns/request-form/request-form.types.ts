/** What is asked for: an app that is not there, or something that an app cannot do yet. */
export type RequestAbout = "integration" | "method";

/** What the form hands over, its texts trimmed. */
export interface NewRequest {
  /** Name of the tool, or what the method should do. */
  subject: string;
  contactName: string;
  contactEmail: string;
}

export type RequestState =
  /** What was typed is kept until it was sent. */
  | { kind: "closed" }
  | { kind: "open" }
  | { kind: "sending" }
  /** Not sent; what was typed stays. */
  | { kind: "failed"; message: string }
  /** Sent: thanks are shown, and the next form is empty. */
  | { kind: "sent" };

/** A request as a page shows it, and what becomes of it. */
export interface RequestView {
  state: RequestState;
  /** Address to begin with, where it is known. */
  contactEmail?: string;
  onOpen: () => void;
  onClose: () => void;
  onSend: (request: NewRequest) => void;
}
