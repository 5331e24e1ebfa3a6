/** A person. */
export type User = {
  readonly id: string;
  /** Issuer and subject name the account at the portal or the OpenID provider. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the address is known to be theirs. Invitations are accepted with such an address only. */
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
  readonly subscriptionTier: "free" | "professional" | "team" | "enterprise";
  readonly activeOrganizationId: string | null;
  readonly informationScaffold: Record<string, unknown>;
  readonly persistentLearnedInfo: Record<string, unknown>;
  readonly phoneNumber: string | null;
  readonly phoneNumberVerified: boolean;
  readonly smsOptIn: boolean;
  /** What they let themselves spend a day, in hundredths of a credit; null for no limit. */
  readonly dailyCreditLimit: number | null;
  /** What one run may use before it asks, in hundredths of a credit; null for the server's limit. */
  readonly runCreditLimit: number | null;
  readonly createdAt: Date;
};

/** A person as they first come; the rest of them is empty. */
export type NewUser = Pick<
  User,
  "id" | "issuer" | "subject" | "email" | "emailVerified" | "isAdmin" | "createdAt"
>;

/** A person in the list of administrators. The balance is in hundredths of a credit. */
export type ListedUser = Pick<User, "id" | "email" | "isAdmin" | "createdAt"> & {
  readonly balance: number;
  /** Null where their logins at the portal ask for no code, and for those of another provider. */
  readonly twoStepSince: Date | null;
};

/** Which people, in which order. */
export type UserQuery = {
  /** A part of the e-mail address. */
  readonly query: string;
  readonly sort: "email" | "is_admin" | "balance" | "created_at";
  readonly direction: "ascending" | "descending";
  readonly limit: number;
  readonly offset: number;
};

/** People who have signed in. */
export type UserRepository = {
  /** @returns the id, or undefined when the identity has a person already */
  insert(user: NewUser): Promise<string | undefined>;
  findByIdentity(issuer: string, subject: string): Promise<User | undefined>;
  find(id: string): Promise<User | undefined>;
  /** Makes other transactions that call it for the person wait. @returns false when there is no such person */
  lock(id: string): Promise<boolean>;
  /** Takes over what the identity says today. */
  updateAtSignIn(
    id: string,
    values: Pick<User, "email" | "emailVerified" | "isAdmin">,
  ): Promise<void>;
  setEmailVerified(id: string): Promise<void>;
  /** Sets the number as verified. Text messages to another one are off until the person wants them. */
  setVerifiedPhone(id: string, phoneNumber: string): Promise<void>;
  /** @returns false when the person has no verified number */
  setSmsOptIn(id: string, optIn: boolean): Promise<boolean>;
  updateProfile(
    id: string,
    values: Pick<User, "informationScaffold" | "persistentLearnedInfo">,
  ): Promise<void>;
  setActiveOrganization(id: string, organizationId: string): Promise<void>;
  setCreditLimits(
    id: string,
    limits: Pick<User, "dailyCreditLimit" | "runCreditLimit">,
  ): Promise<void>;
  /** Everybody, the newest first, or a page. */
  list(query?: UserQuery): Promise<ListedUser[]>;
  /** How many have the text in their e-mail address. */
  count(query: string): Promise<number>;
  findListed(id: string): Promise<ListedUser | undefined>;
  /** Holds all administrators until the transaction ends. @returns their ids */
  lockAdmins(): Promise<string[]>;
  countAdmins(): Promise<number>;
  setAdmin(id: string, isAdmin: boolean): Promise<void>;
  /** Deletes the person with what is theirs, and their account of the built-in portal. */
  remove(id: string): Promise<void>;
  findEmails(ids: readonly string[]): Promise<Pick<User, "id" | "email">[]>;
};
