import type { DescribedUser } from "../users/ports.ts";

/** A user's identity at the sign-in portal or the OpenID provider. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Whether the address may make them an administrator. */
  readonly mayBeAdmin: boolean;
};

/** What a browser keeps between requesting the login URL and returning with a code. */
export type LoginAttempt = {
  /** PKCE: proves that the browser that returns the code is the one that requested it. */
  readonly verifier: string;
  readonly nonce: string;
  /** The page that the login is for, such as an invitation; mailed links lead there, too. */
  readonly returnTo?: string | undefined;
};

/** What is known about who logs in, before they do. */
export type LoginHints = {
  readonly view?: "create" | undefined;
  readonly email?: string | undefined;
};

/** Where people prove who they are. */
export type IdentityProvider = {
  /**
   * The address to send the browser to.
   * @param redirectUri where the provider sends it back with `code`
   * @param hints `view: create` for the page to create an account, where the provider has one; `email` to fill in
   * @throws AppError `unavailable` when the provider cannot be reached
   */
  loginUrl(attempt: LoginAttempt, redirectUri: string, hints: LoginHints): Promise<string>;
  /**
   * Exchanges the code, once.
   * @throws AppError `unauthorized` for a code that is unknown, used, expired or meant for another browser
   */
  exchange(code: string, attempt: LoginAttempt, redirectUri: string): Promise<Identity>;
};

/** The user behind a session. */
export type SessionUser = {
  readonly id: string;
  readonly email: string;
  readonly isAdmin: boolean;
};

/** A signed-in browser. */
export type StoredSession = {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly user: SessionUser;
};

/** The same with everything that belongs to the user. */
export type StoredAccountSession = StoredSession & { readonly account: DescribedUser };

/** A signed-in browser, as its user sees it in a list. */
export type Login = {
  /** The hash of its token. */
  readonly id: string;
  /** By which the user names it. */
  readonly handle: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

/** How a user proves their identity again, before an irreversible action. */
export type PasswordProof = {
  /** Whether the user has a password here; others log in elsewhere. */
  hasPassword(userId: string): Promise<boolean>;
  /** Counts tries. */
  provePassword(userId: string, password: string): Promise<"right" | "wrong" | "too-many">;
};

/** An account of the built-in sign-in portal. */
export type PortalAccount = {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
  /** When its owner followed a link that was sent to the address; null until then. */
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
};

/**
 * A link that was sent to the address of an account, by the hash of its token; or a login that waits for its second step, by the hash of
 * a secret of its browser. It works once.
 */
export type PortalToken = {
  readonly id: string;
  readonly accountId: string;
  readonly purpose: "reset" | "verify" | "two-step";
  readonly expiresAt: Date;
};

/** A change of an account's address. Each token is the hash of the one in a link, and null once that was followed. */
export type EmailChange = {
  readonly accountId: string;
  /** The new address, in lower case. */
  readonly email: string;
  readonly oldToken: string | null;
  readonly newToken: string | null;
  readonly expiresAt: Date;
};

/** A returned code, stored by its hash, with what it was issued for. */
export type ReturnedCode = {
  readonly id: string;
  readonly codeChallenge: string;
  readonly nonce: string;
  readonly redirectUri: string;
};

/** A code that was just issued. */
export type NewPortalCode = ReturnedCode & { readonly accountId: string; readonly expiresAt: Date };

/** Whom a code was issued to. */
export type RedeemedCode = {
  readonly accountId: string;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
};
