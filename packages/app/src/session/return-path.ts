const FROM_APP = "switchboard.return-from-app";
const FROM_LOGIN = "switchboard.return-from-login";

/** Remembers in this tab where to return from an app's own page. */
export const returnFromApp = (path: string): void => sessionStorage.setItem(FROM_APP, path);

/** Takes that path, once; null for none. Only a path of this app counts. */
export const takeReturnPath = (): string | null => take(FROM_APP);

/** Remembers in this tab which page needs the person to log in first. */
export const returnAfterLogin = (path: string): void => sessionStorage.setItem(FROM_LOGIN, path);

/** That path, which stays; null for none. */
export const loginReturnPath = (): string | null => ownPath(sessionStorage.getItem(FROM_LOGIN));

/** Takes that path, once; null for none. Only a path of this app counts. */
export const takeLoginReturnPath = (): string | null => take(FROM_LOGIN);

function take(key: string): string | null {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return ownPath(path);
}

/** A path of this app as browsers read it; null for anything that would lead to another site. */
export function ownPath(path: string | null): string | null {
  if (path === null || !path.startsWith("/")) return null;
  const { origin, pathname, search, hash } = new URL(path, window.location.origin);
  if (origin !== window.location.origin || pathname.startsWith("//")) return null;
  return pathname + search + hash;
}
