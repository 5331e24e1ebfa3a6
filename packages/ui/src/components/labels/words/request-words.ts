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
    integration: "Name the tool that is missing, and say where we can reach you.",
    method: "Say what the agent should be able to do, and where we can reach you.",
  },
  requestSubject: { integration: "Tool name", method: "Method description" },
  requestSubjectMissing: {
    integration: "Enter the name of the tool.",
    method: "Describe the method.",
  },
  requestName: "Contact name",
  requestNameMissing: "Enter your name.",
  requestEmail: "Contact e-mail",
  requestEmailMissing: "Enter your e-mail address.",
  requestEmailWrong: "Enter a full e-mail address, such as maya@example.com.",
  requestTooLong: (limit) => `Write ${limit} characters at most.`,
  requestBlank: "Please fill out all fields.",
  requestCancel: "Cancel",
  requestSend: "Send Request",
  requestSending: "Sending...",
  requestThanks: "Thank you!",
  requestReceived: "Your request has arrived.",
};
