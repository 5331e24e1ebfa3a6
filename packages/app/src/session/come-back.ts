const FROM_APP = "switchboard.come-back";
const FROM_LOGIN = "switchboard.after-login";

/** Remembers in this tab which page the person leaves for an app's own one. */
export const comeBackTo = (path: string): void => sessionStorage.setItem(FROM_APP, path);

/** Takes what was remembered, once; null for nothing. Only a path of this app counts. */
export const takeComeBack = (): string | null => take(FROM_APP);

/** Remembers in this tab which page needs the person to log in first. */
export const returnAfterLogin = (path: string): void => sessionStorage.setItem(FROM_LOGIN, path);

/** Takes that, as `takeComeBack`. */
export const takeAfterLogin = (): string | null => take(FROM_LOGIN);

function take(key: string): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
