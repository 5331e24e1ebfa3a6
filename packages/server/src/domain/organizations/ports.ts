/** People who work together. */
export type Organization = {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  /** Hundredths of a credit that each member but the owner may spend of the shared balance a day; null for no limit. */
  readonly memberDailyLimit: number | null;
  readonly createdAt: Date;
};

export type MemberRole = "owner" | "member";

/** Who belongs to an organization. */
export type Member = {
  readonly id: string;
  readonly email: string;
  readonly role: MemberRole;
};

/** How an invitation ends; `replaced` by one that was sent again. */
export type InvitationEnd = "accepted" | "withdrawn" | "replaced";

/** An offer to join an organization. */
export type Invitation = {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  /** SHA-256 of what stands in the link. */
  readonly tokenHash: string;
  /** Null when who sent it is gone. */
  readonly invitedBy: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null while it has not ended. */
  readonly endedAs: InvitationEnd | null;
  readonly endedAt: Date | null;
};

/** An organization of its owner. */
export type OwnedOrganization = {
  readonly id: string;
  readonly name: string;
  /** The other member who joined first; null for none. */
  readonly heir: string | null;
};
