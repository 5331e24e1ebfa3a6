import type { promptState } from "./chat-origin.ts";

const KEY = "passed-prompt";

/**
 * Opens a chat with a prompt in a tab of its own, so that this page stays as it is. A new tab begins with a copy of the session storage
 * of this one, which is how the prompt gets there.
 * @returns whether the browser opened it
 */
export function openWithPrompt(href: string, state: ReturnType<typeof promptState>): boolean {
  sessionStorage.setItem(KEY, JSON.stringify(state));
  const isOpened = window.open(href, "_blank") !== null;
  sessionStorage.removeItem(KEY);
  return isOpened;
}

/** What the tab was opened with, once; null for nothing. */
export function takePassedPrompt(): unknown {
  const passed = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return passed === null ? null : JSON.parse(passed);
}
