/** Texts of the form of a user. */
export const adminUserEditTexts = {
  title: "Edit User",
  toUsers: "Manage Users",
  isAdmin: "Administrator",
  isAdminHint: "grants full access to admin settings and user management",
  balance: "Balance",
  balanceHint: "In credits. The change appears in the user's ledger, with your name.",
  balanceMissing: "Enter a balance.",
  balanceNegative: "Enter 0 or more.",
  balanceStep: "Enter at most two decimals.",
  own: "This is your own account. Without the administrator role you are logged out and cannot come back here.",
  created: "Member since",
  save: "Save User",
  cancel: "Cancel",
  twoStep: {
    heading: "Two-step login",
    on: "On",
    off: "Off",
    since: "Logins have asked for an authenticator code since",
    none: "Logins need only the password.",
    turnOff: "Turn off",
    turnOffNamed: "Turn off two-step login",
    title: "Turn off two-step login?",
    message: (email: string) =>
      `${email} will log in with only the password, and gets an email about it. Make sure they asked for it.`,
  },
  saved: "User updated successfully! Redirecting...",
} as const;
