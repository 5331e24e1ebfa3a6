/** Texts of the page that shows how the product works. */
export const howItWorksTexts = {
  title: "How It Works",
  intro: (product: string) =>
    `A customer's report arrives in the inbox. Watch ${product} find the issue, ask before it changes anything, and resolve it.`,
  start: "Get Started Now",
  demo: "Demo",
  chat: "Chat",
  inbox: "Inbox",
  inboxLabel: "Demo inbox",
  resolved: "Resolved",
  open: "Open",
  empty: "Press Play to watch a task being resolved.",
  approval: "Approval Required",
  approvalNote: "This is where you decide. The demo approves automatically.",
  deny: "Deny",
  approve: "Approve & Continue",
  stepsLabel: "In three steps",
  steps: [
    {
      title: "Connect your apps",
      text: "Issue trackers, mailboxes, books, files. Credentials are encrypted and never shown again.",
    },
    {
      title: "Ask in plain language",
      text: "The agent picks the tools, shows each call with its result, and answers from what it found.",
    },
    {
      title: "Decide what changes",
      text: "Before anything is written or sent, you read the call, edit it if needed, and approve or deny it.",
    },
  ],
} as const;
