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
  quickStart: "Quick start",
  steps: [
    "Create an API key, and give it only the permissions that your program needs.",
    "Send a prompt. The answer is a stream of events; the first one names the chat and the run.",
    "A change that needs approval waits for you in the product. Your program polls the run and continues once you have decided.",
  ],
} as const;
