/** Texts around a legal text. */
export const legalTexts = {
  contents: "Contents",
  facts: "In short",
  changed: "Last changed on",
  contact: "Contact",
  contactText: "Questions about this page? Contact us, and a person will answer.",
  email: "Email",
  phone: "Phone",
  print: "Print",
} as const;
