export const bare = { ToastProvider: "draws nothing of its own" };
