/** Texts of the page of notifications by text message and email. */
export const smsPreferencesTexts = {
  title: "Notifications",
  intro: "Text messages and emails about your connections and your inbox.",
  phone: {
    title: "Phone number",
    label: "Phone number",
    example: "+15551234567",
    hint: "International format, with a plus sign and the country code.",
    send: "Send Code",
    change: "Change number",
    verified: "Verified",
    sent: "A verification code has been sent to your phone.",
    done: "Your phone number has been successfully verified!",
  },
  code: {
    label: "Verification code",
    hint: "6 digits. The code expires in 10 minutes.",
    verify: "Verify",
  },
  optIn: {
    title: "Text messages",
    label: "Send me text messages",
    hint: "When a connection stops working. Your carrier may charge for messages.",
    locked: "Verify your phone number first.",
    save: "Save",
    saved: "Your SMS opt-in preference has been updated.",
  },
  email: {
    title: "Email",
    connections: {
      label: "When a connection expires",
      hint: "Once each time, with a link to reconnect it.",
    },
    digest: {
      label: "Weekly summary of my inbox",
      hint: "Your open items, and what was done.",
    },
    unconfirmed: "Confirm your email address to get these emails.",
    confirm: "Confirm",
    save: "Save",
    saveName: "Save email notifications",
    saved: "Your email notifications have been updated.",
  },
} as const;
