/** Texts of the page for developers. */
export const developersTexts = {
  title: "Developers",
  intro: (product: string) =>
    `Run the ${product} agent from your own code, with the same approvals and credits as in the chat.`,
  docs: { title: "API Docs", text: "Every endpoint with its payloads, responses and errors." },
  keys: {
    title: "API Keys",
    text: "Create a key for each program. It is shown once and can be revoked.",
  },
} as const;
