/** A person as the sign-in portal or the OpenID provider knows them. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** What one browser remembers between asking for the login address and coming back with a code. */
export type LoginAttempt = {
  /** PKCE: proves that the browser that brings the code is the one that asked for it. */
  readonly verifier: string;
  readonly nonce: string;
};

/** Where people prove who they are. */
export type IdentityProvider = {
  /**
   * The address to send the browser to.
   * @param redirectUri where the provider sends it back with `code`
   * @throws AppError `unavailable` when the provider cannot be reached
   */
  loginUrl(attempt: LoginAttempt, redirectUri: string): Promise<string>;
  /**
   * Exchanges the code, once.
   * @throws AppError `unauthorized` for a code that is unknown, used, expired or meant for another browser
   */
  exchange(code: string, attempt: LoginAttempt, redirectUri: string): Promise<Identity>;
};

/** The person behind a session. */
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

/** What sessions need of the store, which knows the hash of a token only. */
export type SessionData = {
  insertAuthSession(session: { id: string; userId: string; now: Date }): Promise<void>;
  findAuthSession(id: string): Promise<StoredSession | undefined>;
  touchAuthSession(id: string, now: Date): Promise<void>;
  deleteAuthSession(id: string): Promise<void>;
};
