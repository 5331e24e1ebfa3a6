const KEY = "switchboard.come-back";

/** Remembers in this tab which page the person leaves for an app's own one. */
export const comeBackTo = (path: string): void => sessionStorage.setItem(KEY, path);

/** Takes what was remembered, once; null for nothing. Only a path of this app counts. */
export function takeComeBack(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && /^\/(?!\/)/.test(path) ? path : null;
}
