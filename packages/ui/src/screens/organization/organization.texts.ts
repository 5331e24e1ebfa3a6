import { inCredits } from "../../internal/in-credits.ts";

/** Credits that members share. */
const shared = {
  title: "Shared Credits",
  balance: "Balance",
  hint: "Members spend these credits while this organization is active. Personal credits stay with their owner.",
  notYet:
    "Your Team plan includes credits that all members spend together. Add personal credits to start, or wait for the next monthly grant.",
  limitOf: (amount: string) => `Each member can use up to ${inCredits(amount)} a day.`,
  spendingOf: (month: string) => `Used in ${month}`,
  columns: { member: "Member", used: "Credits used" },
  nothing: "Nothing used this month.",
  add: "Add personal credits",
  addSubmit: "Add",
  added: (amount: number) =>
    `${inCredits(amount.toLocaleString("en-US"))} ${amount === 1 ? "was" : "were"} added.`,
  amountMissing: "Enter a number of credits, such as 500.",
  limit: "Daily limit for each member",
  limitHint: "Does not apply to you. Leave it empty for no limit.",
  limitSubmit: "Save",
  limitSaved: "The daily limit was saved.",
  limitInvalid: "Enter a number of credits, or leave it empty.",
  failed: "Failed to change the shared credits.",
} as const;

/** Texts of the page of an organization. */
export const organizationTexts = {
  title: "Organization",
  intro:
    "On the Team plan, members share credits. Connections, chats, and personal credits stay with each member.",
  loginNeeded: "You must be logged in to manage your organization.",
  none: "You are not in an organization yet.",
  noneHint:
    "Create one to invite others. Your connections, chats, and personal credits stay yours.",
  noneActive: "No organization is active.",
  noneActiveHint: "Choose one at the top of the page, or create another.",
  retry: "Try Again",
  loadFailed: "Failed to load organization details.",
  members: {
    title: "Members",
    columns: { email: "Email", role: "Role" },
    you: "You",
    remove: "Remove",
    removeNamed: (email: string) => `Remove ${email}`,
    removed: (email: string) => `${email} has been removed.`,
    removeFailed: "Failed to remove member.",
    makeOwner: "Make Owner",
    makeOwnerNamed: (email: string) => `Make Owner: ${email}`,
    madeOwner: (email: string) => `${email} is now the owner.`,
    makeOwnerFailed: "Failed to change the owner.",
    makeOwnerTitle: "Change Owner?",
    makeOwnerMessage: (email: string) =>
      `${email} can then invite and remove members, manage the shared credits, and delete the organization. You stay a member. Only the new owner can undo this.`,
    removeTitle: "Remove Member?",
    removeMessage: (email: string) =>
      `${email} loses access to this organization and its shared credits. They keep their connections, chats, and personal credits.`,
  },
  invitations: {
    title: "Pending Invitations",
    columns: { email: "Email", expires: "Expires" },
    empty: "No pending invitations.",
    expired: "Expired",
    unknown: "–",
    resend: "Resend",
    resendNamed: (email: string) => `Resend the invitation to ${email}`,
    resent: (email: string) =>
      `Invitation sent again to ${email}. The earlier link no longer works.`,
    resendFailed: "Failed to resend invitation.",
    withdraw: "Withdraw",
    withdrawNamed: (email: string) => `Withdraw the invitation to ${email}`,
    withdrawn: (email: string) => `The invitation to ${email} was withdrawn.`,
    withdrawFailed: "Failed to withdraw invitation.",
    withdrawTitle: "Withdraw Invitation?",
    withdrawMessage: (email: string) => `The link that was sent to ${email} stops working.`,
  },
  invite: {
    title: "Invite a Member",
    email: "Email address",
    hint: "They get a link that works for 14 days, with this address only.",
    missing: "Enter an email address.",
    invalid: "Enter an email address like name@example.com.",
    submit: "Send Invitation",
    sent: (email: string) => `Invitation sent to ${email}.`,
    failed: "Failed to send invitation.",
  },
  shared,
  leave: {
    title: "Leave This Organization",
    hint: "You keep your connections, chats, and personal credits.",
    submit: "Leave Organization",
    question: "Leave Organization?",
    message: (name: string) =>
      `You lose access to ${name} and its shared credits. You keep your connections, chats, and personal credits. To come back, you need a new invitation.`,
    verb: "Leave",
    failed: "Failed to leave organization.",
  },
  delete: {
    title: "Delete This Organization",
    hint: "Members lose access. Everyone keeps their connections, chats, and personal credits.",
    submit: "Delete Organization",
    question: "Delete Organization?",
    message: (name: string) =>
      `${name} is permanently deleted, with its members list and invitations. Everyone keeps their connections, chats, and personal credits.`,
    messageShared: (name: string) =>
      `${name} is permanently deleted, with its members list and invitations. Everyone keeps their connections, chats, and personal credits. The rest of the shared credits is added to yours.`,
    verb: "Delete",
    deleted: "Organization deleted successfully. Refreshing your session...",
    failed: "Failed to delete organization.",
  },
  create: {
    title: "Create an Organization",
    name: "Organization name",
    missing: "Enter an organization name.",
    submit: "Create Organization",
    created: "Organization created successfully! Switching to new organization...",
    failed: "Failed to create organization.",
  },
} as const;
