/** Words of a request. */
export const requestWords = {
  /** Button that opens the form, and its title. */
  requestTitle: {
    integration: "Request a New Integration",
    method: "Request a New Method",
  },
  /** Below the title: what happens with it. */
  requestHelp: {
    integration: "Tell us which tool is missing and how to reach you.",
    method: "Describe what the agent should be able to do and how to reach you.",
  },
  /** What is requested. */
  requestSubject: { integration: "Tool name", method: "Method description" },
  /** It was left blank. */
  requestSubjectMissing: {
    integration: "Enter a tool name.",
    method: "Describe the method.",
  },
  requestName: "Contact name",
  requestNameMissing: "Enter your name.",
  requestEmail: "Contact email",
  requestEmailMissing: "Enter your email address.",
  requestEmailWrong: "Enter a valid email address, such as maya@example.com.",
  /** A text is too long; the limit is formatted for the locale. */
  requestTooLong: (limit: string) => `Use at most ${limit} characters.`,
  /** Above the form, if something was left blank. */
  requestBlank: "Please fill out all fields.",
  requestCancel: "Cancel",
  requestSend: "Send Request",
  requestSending: "Sending...",
  /** Replaces the form once it was sent. */
  requestThanks: "Thank you!",
  requestReceived: "Your request has been received.",
};

export type RequestWords = typeof requestWords;
