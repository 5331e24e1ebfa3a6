/** Texts of the page for developers. */
export const developersTexts = {
  title: "Developers",
  intro: (product: string) =>
    `Run the ${product} agent from your own code, with the same approvals and the same credits as in the chat.`,
  docs: { title: "API Docs", text: "Every call with its payload, its answers and its errors." },
  keys: {
    title: "API Keys",
    text: "Create a key for each program. It is shown once and can be revoked.",
  },
} as const;
