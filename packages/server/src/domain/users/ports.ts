import type { SessionData } from "../auth/ports.ts";
import type { AuthorizationData } from "../authorizations/ports.ts";
import type { ChatData } from "../chat/ports.ts";
import type { McpAuthorizationData } from "../connections/mcp-ports.ts";
import type { ConnectionData } from "../connections/ports.ts";
import type { LedgerData } from "../credits/ports.ts";
import type { OrganizationData } from "../organizations/ports.ts";

/** A person. */
export type User = {
  readonly id: string;
  /** Issuer and subject name the account at the portal or the OpenID provider. */
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly subscriptionTier: "free" | "professional" | "team" | "enterprise";
  readonly activeOrganizationId: string | null;
  readonly informationScaffold: Record<string, unknown>;
  readonly persistentLearnedInfo: Record<string, unknown>;
  readonly phoneNumber: string | null;
  readonly phoneNumberVerified: boolean;
  readonly smsOptIn: boolean;
  readonly createdAt: Date;
};

/** A person as they first come; the rest of them is empty. */
export type NewUser = Pick<User, "id" | "issuer" | "subject" | "email" | "isAdmin" | "createdAt">;

/** What people need of the store. */
export type UserData = {
  /** @returns the id, or undefined when the identity has a person already */
  insertUser(user: NewUser): Promise<string | undefined>;
  findUserByIdentity(issuer: string, subject: string): Promise<User | undefined>;
  findUser(id: string): Promise<User | undefined>;
  /** Makes other transactions that call it for the person wait. @returns false when there is no such person */
  lockUser(id: string): Promise<boolean>;
  /** Takes over what the identity says today. */
  updateUserAtSignIn(id: string, values: Pick<User, "email" | "isAdmin">): Promise<void>;
  setActiveOrganization(id: string, organizationId: string): Promise<void>;
};

/** Everything about a person, seen through one transaction or none. */
export type AccountData = UserData &
  SessionData &
  ConnectionData &
  AuthorizationData &
  McpAuthorizationData &
  OrganizationData &
  LedgerData &
  Pick<ChatData, "listSessions">;

/** The store behind it. */
export type AccountStore = {
  /** Outside of any transaction. */
  readonly data: AccountData;
  /** All or nothing. */
  transaction<T>(work: (tx: AccountData) => Promise<T>): Promise<T>;
};
