/** Texts of the SMS preferences. */
export const smsPreferencesTexts = {
  title: "SMS Preferences",
  intro: "Verify your phone number to receive text messages.",
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
    hint: "When a connection stops working and needs you. Your carrier may charge for messages.",
    locked: "Verify your phone number first.",
    save: "Save",
    saved: "Your SMS opt-in preference has been updated.",
  },
  email: {
    title: "Email",
    connections: {
      label: "When a connection expires",
      hint: "Once each time, with a link to connect it again.",
    },
    digest: {
      label: "Weekly summary of my inbox",
      hint: "What waits for you and what was done.",
    },
    unconfirmed: "Confirm your email address to get these emails.",
    confirm: "Confirm",
    save: "Save",
    saveName: "Save email settings",
    saved: "Your email settings have been updated.",
  },
} as const;
