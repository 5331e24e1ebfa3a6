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

/** Organizations and who belongs to them. */
export type OrganizationRepository = {
  /** Stores a new one with its owner as the first member. */
  insert(organization: Organization): Promise<void>;
  find(id: string): Promise<Organization | undefined>;
  /** Makes other transactions that call it for the organization wait. @returns false when there is no such organization */
  lock(id: string): Promise<boolean>;
  /** With its invitations; it is nobody's active one any longer. */
  remove(id: string): Promise<void>;
  setMemberDailyLimit(id: string, limit: number | null): Promise<void>;
  /** Those that a person belongs to, the oldest first. */
  list(userId: string): Promise<Organization[]>;
  /** Those that a person owns, each with the other member who joined first. */
  listOwned(userId: string): Promise<OwnedOrganization[]>;
  /** Makes a member the owner, and the earlier owner a member. */
  passOn(id: string, ownerId: string): Promise<void>;
  /** Undefined for those who do not belong to it, and when there is no such organization. */
  findRole(organizationId: string, userId: string): Promise<MemberRole | undefined>;
  /** The owner first, then as they joined. */
  listMembers(organizationId: string): Promise<Member[]>;
  /** @returns false for one who belongs to it already */
  addMember(organizationId: string, userId: string, now: Date): Promise<boolean>;
  /** Leaves the owner where they are. @returns false when there is no such member */
  removeMember(organizationId: string, userId: string): Promise<boolean>;
};

/** Invitations. One of an address and an organization is open at a time. */
export type InvitationRepository = {
  insert(invitation: Invitation): Promise<void>;
  findByToken(tokenHash: string): Promise<Invitation | undefined>;
  /** One that has not ended; its time may be over. */
  findOpen(organizationId: string, id: string): Promise<Invitation | undefined>;
  /** Those that have not ended, the oldest first; the time of some may be over. */
  listOpen(organizationId: string): Promise<Invitation[]>;
  /** @returns false when it had ended already */
  end(id: string, as: InvitationEnd, now: Date): Promise<boolean>;
  /** How many a person sent since a moment. */
  countSent(invitedBy: string, since: Date): Promise<number>;
  /** Drops those whose time was over before a moment. */
  dropExpired(before: Date): Promise<void>;
};
