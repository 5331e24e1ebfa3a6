const FROM_APP = "switchboard.return-from-app";
const FROM_LOGIN = "switchboard.return-from-login";

/** Remembers in this tab where to return from an app's own page. */
export const returnFromApp = (path: string): void => sessionStorage.setItem(FROM_APP, path);

/** Takes that path, once; null for none. Only a path of this app counts. */
export const takeReturnPath = (): string | null => take(FROM_APP);

/** Remembers in this tab which page needs the person to log in first. */
export const returnAfterLogin = (path: string): void => sessionStorage.setItem(FROM_LOGIN, path);

/** Takes that path, once; null for none. Only a path of this app counts. */
export const takeLoginReturnPath = (): string | null => take(FROM_LOGIN);

function take(key: string): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
