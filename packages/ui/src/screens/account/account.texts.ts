/** Texts of the page of the user's account. */
export const accountTexts = {
  title: "Account",
  intro: (email: string) => `You are logged in as ${email}.`,
  logins: "Logins",
  loginsHint: "A login ends after 14 days without use, and after 90 days in any case.",
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
  alone: "You are logged in nowhere else.",
  endFailed: (message: string) => `Failed to log out: ${message}`,
  notLoggedIn: "You must be logged in to see your account.",
} as const;
