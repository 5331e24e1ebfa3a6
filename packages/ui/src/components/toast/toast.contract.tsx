export const bare = { ToastProvider: "renders no element of its own" };
