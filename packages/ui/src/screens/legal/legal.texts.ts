/** What stands around a legal text. */
export const legalTexts = {
  contents: "Contents",
  facts: "In short",
  changed: "Last changed on",
  contact: "Contact",
  contactText: "Questions about this page? Write or call: a person answers.",
  email: "Email",
  phone: "Phone",
  /** Where the operator has not set one. */
  notSet: "Not provided",
  print: "Print",
} as const;
