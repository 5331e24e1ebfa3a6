// Runs before anything is painted: a page from the server shows before its code is there (see ../session/theme.ts).
try {
  const { theme } = localStorage;
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage it is the system's.
}
