/** Texts of the page that an invitation leads to. */
export const invitationTexts = {
  title: "Invitation",
  join: (organization: string) => `Join ${organization}`,
  invited: (email: string) => `${email} was invited to this organization.`,
  invitedBy: (inviter: string, email: string) =>
    `${inviter} invited ${email} to this organization.`,
  stays: "Your connections, chats, and personal credits stay yours.",
  loginFirst: "Log in with this address to accept the invitation, or create an account with it.",
  logIn: "Log In",
  createAccount: "Create account",
  accept: "Accept Invitation",
  otherAccount: "This Invitation Is for Another Account",
  isFor: (email: string) => `It is for ${email}.`,
  loggedInAs: (email: string) =>
    `You are logged in as ${email}. Log out, and log in with the invited address to come back here.`,
  logOut: "Log Out",
  member: (organization: string) => `You Are a Member of ${organization}`,
  memberHint: "You have already joined.",
  toOrganization: "Open Organization",
  ended: {
    expired: "This Invitation Has Expired",
    accepted: "This Invitation Has Been Used",
    withdrawn: "This Invitation Was Withdrawn",
    replaced: "This Link Was Replaced",
  },
  endedHint: {
    expired: (organization: string) => `Ask the owner of ${organization} to send it again.`,
    accepted: (organization: string) =>
      `An invitation works once. If it was not you, ask the owner of ${organization}.`,
    withdrawn: (organization: string) =>
      `Ask the owner of ${organization} if you still want to join.`,
    replaced: (organization: string) =>
      `The invitation to ${organization} was sent again. Use the link in your latest email.`,
  },
  notFound: "Invitation Not Found",
  notFoundHint: "Check that the link is complete, or ask for a new invitation.",
  failed: "The Invitation Could Not Be Loaded",
  retry: "Try Again",
  home: "Go to the Home Page",
} as const;
