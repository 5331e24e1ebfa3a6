/** Light, dark, or what the system prefers. */
export type ThemeChoice = "system" | "light" | "dark";

const key = "theme";

/** The choice stored in this browser. Without one, or without storage, the system's. */
export function readTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(key);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Applies the choice to the page. */
export function applyTheme(theme: ThemeChoice): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Applies the choice and stores it; without storage it lasts until the page is left. */
export function keepTheme(theme: ThemeChoice): void {
  applyTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    return;
  }
}
