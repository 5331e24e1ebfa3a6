/** Two-step verification. */
const twoStep = {
  heading: "Two-step login",
  hint: "Log in with your password and a code from an authenticator app on your phone.",
  on: "On",
  since: "Since",
  left: (count: number) => (count === 1 ? "1 recovery code left" : `${count} recovery codes left`),
  fewTitle: (count: number) =>
    count === 0
      ? "You have no recovery codes left"
      : count === 1
        ? "You have 1 recovery code left"
        : `You have ${count} recovery codes left`,
  few: "Create new ones now: without your phone, a recovery code is the only way to log in.",
  turnOn: "Turn on",
  turnOnNamed: "Turn on two-step login",
  renew: "New recovery codes",
  turnOff: "Turn off",
  turnOffNamed: "Turn off two-step login",
  cancel: "Cancel",
  retry: "Try again",
  setup: {
    title: "Turn on two-step login",
    scan: "1. Scan this QR code with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.",
    qr: "QR code for your authenticator app",
    type: "Cannot scan it? Type this key into the app:",
    key: "Key",
    copy: "Copy key",
    code: "2. Enter the 6-digit code that the app shows",
    codeMissing: "Enter the code that the app shows.",
    submit: "Turn on",
  },
  codes: {
    title: "Save your recovery codes",
    message: "Each code logs you in once if you don't have your phone. They are not shown again.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Copied",
    copyFailed: "Could not copy. Download the codes instead.",
    download: "Download",
    file: "switchboard-recovery-codes.txt",
    done: "I saved them",
  },
  proof: "Your password, or a code from your app",
  proofMissing: "Enter your password, or a code from your app.",
  renewTitle: "New recovery codes?",
  renewMessage: "Your current recovery codes stop working.",
  renewSubmit: "Create codes",
  offTitle: "Turn off two-step login?",
  offMessage: "You will log in with your password alone. Your recovery codes stop working.",
} as const;

/** The email and the password. */
const details = {
  heading: "Email and password",
  confirmed: "Confirmed",
  unconfirmed: "Not confirmed",
  resend: "Resend",
  resendNamed: "Resend the link to confirm your email",
  changeEmail: "Change email",
  changePassword: "Change password",
  pending: (email: string) => `Your email is about to change to ${email}`,
  waiting: (where: string) => `Follow the link that we sent to ${where}. It expires in 24 hours.`,
  and: " and to ",
  keep: "Keep current email",
  done: {
    resent: "A link to confirm your email is on its way.",
    password: "Your password was changed, and you were logged out everywhere else.",
  },
  newEmail: "New email",
  emailMissing: "Enter your new email.",
  emailHint:
    "We send a link to your current and to your new email. Your email changes once you have followed both.",
  emailHintUnconfirmed:
    "We send a link to your new email. Your email changes once you have followed it.",
  sendLinks: "Send links",
  current: "Current password",
  currentMissing: "Enter your current password.",
  newPassword: "New password",
  newMissing: "Enter a new password.",
  newHint: "At least 8 characters.",
  passwordHint:
    "You stay logged in here, and are logged out everywhere else. API keys and connections continue to work.",
  cancel: "Cancel",
  failed: (message: string) => `Failed to change your email: ${message}`,
  resendFailed: (message: string) => `Failed to send the link: ${message}`,
} as const;

/** Texts of the page of the user's account. */
export const accountTexts = {
  title: "Account",
  intro: (email: string) => `You are logged in as ${email}.`,
  logins: "Logins",
  loginsHint: "A session ends after 14 days without use, and after 90 days at the latest.",
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: "Unknown browser",
  current: "This browser",
  since: "Logged in",
  lastSeen: "Last seen",
  end: "Log out",
  endNamed: (device: string) => `Log out ${device}`,
  endOthers: "Log out everywhere else",
  endOthersTitle: "Log out everywhere else?",
  endOthersMessage:
    "All other browsers have to log in again. Programs with an API key are not affected.",
  alone: "No other sessions.",
  endFailed: (message: string) => `Failed to log out: ${message}`,
  details,
  twoStep,
  export: {
    heading: "Export your data",
    hint: "A ZIP archive of everything that is yours: chats, files, connections without their credentials, inbox, playbooks, credits and logins.",
    request: "Export my data",
    again: "Export again",
    preparing: "Preparing your data",
    progress: (done: number, total: number) => `${done} of ${total} files`,
    mail: "You can leave this page. We send an email when it is ready.",
    ready: (size: string) => `Your data is ready (${size}).`,
    until: "It is deleted",
    download: "Download",
    elsewhere:
      "Your data was exported in another session, and only that session can download it. Export it again to download it here.",
    failed: "Your data could not be exported. Try again.",
    requestFailed: (message: string) => `Failed to export your data: ${message}`,
  },
  deletion: {
    heading: "Delete account",
    hint: "Immediately deletes your account and everything in it. This cannot be undone.",
    ask: "Delete account",
    title: "Delete your account?",
    deletes: "Deleted immediately:",
    always: "Your profile, inbox and its sources, credits and logins",
    counts: {
      chats: (count: number) => (count === 1 ? "1 chat" : `${count} chats`),
      connections: (count: number) =>
        count === 1
          ? "1 connection with its credentials"
          : `${count} connections with their credentials`,
      files: (count: number) => (count === 1 ? "1 file" : `${count} files`),
      playbooks: (count: number) => (count === 1 ? "1 playbook" : `${count} playbooks`),
      apiKeys: (count: number) => (count === 1 ? "1 API key" : `${count} API keys`),
      organization: (name: string) => `Organization ${name}`,
    },
    runs: (count: number) =>
      count === 1 ? "1 run in progress is stopped." : `${count} runs in progress are stopped.`,
    plan: (name: string) => `Your ${name} plan is canceled. What you paid is not refunded.`,
    keeps: "Kept:",
    kept: [
      "Lines of the audit record: who did what and when",
      "Lines of an organization's shared credits, without your name",
    ],
    email: (email: string) => `Enter ${email} to confirm`,
    emailWrong: "This is not your account's email address.",
    password: "Your password",
    passwordMissing: "Enter your password.",
    submit: "Delete account",
    cancel: "Cancel",
    retry: "Try again",
    lastAdmin:
      "You are the last administrator. Make someone else an administrator before you delete your account.",
    shared: (name: string) =>
      `You own ${name}, which has other members. Delete the organization, or remove its members, before you delete your account.`,
    organizationSettings: "Organization settings",
    needsLogin:
      "Log in again to confirm that it is you. Then you have 10 minutes to delete your account.",
    logout: "Log out",
    deletedTitle: "Your account was deleted",
    deleted: "You are logged out everywhere. A confirmation is on its way by email.",
    home: "Go to the start page",
  },
  notLoggedIn: "You must be logged in to see your account.",
} as const;
