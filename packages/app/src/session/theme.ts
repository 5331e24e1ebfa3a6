/** Light, dark, or whatever the system says. */
export type ThemeChoice = "system" | "light" | "dark";

const key = "theme";

/** The choice kept in this browser; the system's where there is none or storage cannot be read. */
export function readTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Shows the choice on the whole page. */
export function applyTheme(theme: ThemeChoice): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Shows the choice and keeps it; without storage it holds until the page is left. */
export function keepTheme(theme: ThemeChoice): void {
  applyTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    return;
  }
}
