import type { LegalText } from "./legal.types.ts";

/** The privacy policy. */
export const privacyText = (product: string): LegalText => ({
  title: "Privacy Policy",
  summary: `What ${product} knows about you, what it does with it, and how you delete it.`,
  changed: "2026-11-29",
  facts: [
    "Credentials are encrypted with AES-256-GCM, and no person can read them back.",
    "Tool-call arguments and results are not logged. They are kept only in your own chat history, which you can delete.",
    "We do not sell data, show advertising or track you across sites.",
  ],
  sections: [
    {
      id: "what-we-store",
      title: "What we store",
      body: [
        "We store what you give us and what the service needs to work:",
        [
          "Your account: your email address, how you log in, and the context about yourself that you write on your profile.",
          "Your connections: which apps you connected, the settings you chose, and the credentials they need.",
          "Your work: chats, uploaded files, playbooks, and the items of your inbox.",
          "Your use: every credit spent, purchases, and a record of security events such as logins and decisions on approvals.",
        ],
      ],
    },
    {
      id: "credentials",
      title: "Credentials",
      body: [
        "Passwords, tokens and keys of the apps you connect are encrypted with AES-256-GCM before they are stored. Each one is bound to its connection, so it is of no use anywhere else.",
        "Credentials are write-only. They are decrypted only for the moment of a call to the app they belong to. They are never shown again, not to you, not to our staff and not to an AI model.",
      ],
    },
    {
      id: "logs",
      title: "What is not logged",
      body: [
        "Tool-call arguments and results are not logged. Our logs say that a call was made, when, and whether it worked. They do not say what was asked or answered.",
        "The arguments and results are part of your chat history, so that you can look up what was done. Only you can open it, and deleting a chat deletes them.",
      ],
    },
    {
      id: "who-receives-data",
      title: "Who receives your data",
      body: [
        "Data leaves the service only to do what you asked for:",
        [
          "The apps you connect receive the calls made in your name. A change waits for your approval unless you decided otherwise.",
          "The AI model that answers receives your prompt and the results it needs for the answer.",
          "The payment provider receives what a purchase needs. We never see or store your card number.",
          "The providers that deliver our email and text messages receive the message and your address.",
        ],
        "Members of your organization see your email address. Its owner also sees how many shared credits you use. Nobody in it sees your connections or chats.",
      ],
    },
    {
      id: "cookies",
      title: "Cookies",
      body: [
        "We set the cookies that keep you logged in, and no others. Our pages load nothing from other sites, so no one else learns that you were here.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      body: [
        [
          "Chats, files, playbooks and connections stay until you delete them.",
          "A deleted inbox item can be restored for 30 days. After that we keep only its identifier, so that it is not brought in again.",
          "Records of purchases and security events are kept as long as the law requires.",
        ],
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      body: [
        "You can see, correct, export and delete what we store about you. Most of it you can change in the app, and the Account page exports your data and deletes your account. For anything else, contact us. We answer within 30 days.",
        "If we do not, you can complain to the data protection authority of your country.",
      ],
    },
    {
      id: "changes",
      title: "Changes to this policy",
      body: [
        "When this policy changes, its date changes with it. We announce changes that matter by email before they apply.",
      ],
    },
  ],
});
