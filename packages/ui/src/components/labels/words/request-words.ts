/** What people can request. */
type Requestable = "integration" | "method";

/** Words of a request. */
export interface RequestWords {
  /** Button that opens the form, and its title. */
  requestTitle: Readonly<Record<Requestable, string>>;
  /** Below the title: what happens with it. */
  requestHelp: Readonly<Record<Requestable, string>>;
  /** What is requested. */
  requestSubject: Readonly<Record<Requestable, string>>;
  /** It was left blank. */
  requestSubjectMissing: Readonly<Record<Requestable, string>>;
  requestName: string;
  requestNameMissing: string;
  requestEmail: string;
  requestEmailMissing: string;
  requestEmailWrong: string;
  /** A text is too long; the limit is formatted for the locale. */
  requestTooLong: (limit: string) => string;
  /** Above the form, if something was left blank. */
  requestBlank: string;
  requestCancel: string;
  requestSend: string;
  requestSending: string;
  /** Replaces the form once it was sent. */
  requestThanks: string;
  requestReceived: string;
}

export const requestWords: RequestWords = {
  requestTitle: {
    integration: "Request a New Integration",
    method: "Request a New Method",
  },
  requestHelp: {
    integration: "Tell us which tool is missing and how to reach you.",
    method: "Describe what the agent should be able to do and how to reach you.",
  },
  requestSubject: { integration: "Tool name", method: "Method description" },
  requestSubjectMissing: {
    integration: "Enter a tool name.",
    method: "Describe the method.",
  },
  requestName: "Contact name",
  requestNameMissing: "Enter your name.",
  requestEmail: "Contact email",
  requestEmailMissing: "Enter your email address.",
  requestEmailWrong: "Enter a valid email address, such as maya@example.com.",
  requestTooLong: (limit) => `Use at most ${limit} characters.`,
  requestBlank: "Please fill out all fields.",
  requestCancel: "Cancel",
  requestSend: "Send Request",
  requestSending: "Sending...",
  requestThanks: "Thank you!",
  requestReceived: "Your request has been received.",
};
