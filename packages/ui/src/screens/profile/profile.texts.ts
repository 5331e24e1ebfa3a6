/** Texts of the page of the user's profile. */
export const profileTexts = {
  title: "My Profile & Context",
  intro: "What the agent knows about you. It reads this with every prompt.",
  sms: "Notifications",
  account: "Account",
  details: "My Details",
  detailsHint: "Leave empty what the agent doesn't need.",
  noDetails: "No details yet.",
  proposed: "Proposed Facts",
  proposedHint:
    "What the agent would like to remember from your chats. It knows only what you accept.",
  learned: "Learned Facts & Preferences",
  learnedHint: "Add what you would otherwise have to repeat.",
  noLearned: "No learned facts yet.",
  addFact: "Add fact",
  save: "Save Profile Context",
  saved: "Profile context saved successfully!",
  duplicates: "Some keys appear more than once. Rename or delete them, then save.",
  notLoggedIn: "You must be logged in to view your connections.",
} as const;
