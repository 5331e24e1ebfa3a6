import type { ChatSession } from "../chat/ports.ts";
import type { Connection } from "../connections/ports.ts";
import type { Organization } from "../organizations/ports.ts";

/** A user. */
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
  /** Their own daily limit, in hundredths of a credit; null for none. */
  readonly dailyCreditLimit: number | null;
  /** Credits, in hundredths, that one run may use before it asks; null for the server's limit. */
  readonly runCreditLimit: number | null;
  readonly createdAt: Date;
};

/** A user as they first come; the rest of them is empty. */
export type NewUser = Pick<
  User,
  "id" | "issuer" | "subject" | "email" | "emailVerified" | "isAdmin" | "createdAt"
>;

/** A user in the list of administrators. The balance is in hundredths of a credit. */
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

/** A user with everything that belongs to them. The balance is spendable now, in hundredths of a credit. */
export type DescribedUser = {
  readonly user: User;
  readonly balance: number;
  readonly organizations: readonly Organization[];
  readonly connections: readonly Connection[];
  readonly sessions: readonly Pick<ChatSession, "id" | "title" | "createdAt">[];
};
