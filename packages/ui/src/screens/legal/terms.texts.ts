import type { LegalText } from "./legal.types.ts";

/** The terms of service. */
export const termsText = (product: string): LegalText => ({
  title: "Terms of Service",
  summary: `What you can expect from ${product}, and what we expect from you.`,
  changed: "2026-11-25",
  facts: [
    "Purchased credits are non-refundable. They never expire.",
    "Our liability is capped at the amount you paid in the past six months.",
    "You decide what the agent may change, and you are responsible for what you approve.",
  ],
  sections: [
    {
      id: "the-service",
      title: "The service",
      body: [
        `${product} connects apps that you already use and lets an AI agent read from them and change them for you. By using it you accept these terms. If you use it for an organization, you accept them for that organization.`,
      ],
    },
    {
      id: "your-account",
      title: "Your account",
      body: [
        [
          "Use a working email address and keep your login to yourself.",
          "Tell us at once if you believe that someone else uses your account or an API key.",
          "You must be old enough to enter into a contract where you live.",
        ],
      ],
    },
    {
      id: "apps-and-approvals",
      title: "Your apps and approvals",
      body: [
        "Connect only apps and accounts that you are allowed to use. Their own terms apply to what is done there in your name.",
        "By default the agent asks before it changes anything. An approval shows exactly what will run, and you are responsible for the calls that you approve, and for those that you allow to run without asking.",
        "Your data stays yours. You give us the permission to process it only as far as the service needs.",
      ],
    },
    {
      id: "answers",
      title: "Answers can be wrong",
      body: [
        "An AI model can misunderstand a question or state something false. Check what matters before you act on it. The answers are not legal, tax, medical or financial advice.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      body: [
        "Do not use the service to:",
        [
          "break the law or the rights of others;",
          "send unsolicited messages, or reach data that is not yours;",
          "attack or overload it, or get around its limits;",
          "resell it without an agreement with us.",
        ],
        "We may suspend an account that does. Where we can, we say so first.",
      ],
    },
    {
      id: "plans-and-credits",
      title: "Plans and credits",
      body: [
        [
          "Purchased credits are non-refundable. They never expire.",
          "A plan renews each month until you cancel it. It then runs to the end of the paid month.",
          "The credits of a plan are for its month.",
          "What a run may cost is reserved before it starts and settled when it ends. If it fails on our side, it costs nothing.",
        ],
        "Rights that the law gives you as a consumer are not affected.",
      ],
    },
    {
      id: "availability",
      title: "Availability",
      body: [
        "We work to keep the service running and your data safe, but we do not promise that it never fails. It depends on apps and models of others that may change or be unavailable.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      body: [
        "Our liability is capped at the amount you paid us in the past six months. We are not liable for lost profit, or for damage that an approved call caused.",
        "Nothing here limits liability that the law does not allow to be limited, such as for intent.",
      ],
    },
    {
      id: "ending",
      title: "Ending this agreement",
      body: [
        "You can stop using the service at any time. We can end the agreement with 30 days of notice, or at once if these terms are broken. Unused months of a plan that we end without such a reason are refunded.",
      ],
    },
    {
      id: "changes",
      title: "Changes to these terms",
      body: [
        "When these terms change, their date changes with them. We announce changes that matter by email 30 days before they apply.",
      ],
    },
  ],
});
