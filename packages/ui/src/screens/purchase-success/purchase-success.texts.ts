/** Texts of the page after a purchase. */
export const purchaseSuccessTexts = {
  title: "Purchase Successful!",
  added: "Your credits have been added to your account.",
  balance: {
    refreshing: "Your balance in the navigation is being updated.",
    refreshed: "Your new balance is shown in the navigation.",
    failed: "Your balance in the navigation could not be updated. Reload the page to see it.",
    visitor: null,
  },
  chat: "Go to Chat",
  connections: "My Connections",
} as const;
