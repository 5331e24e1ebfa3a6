/** People who work together. */
export type Organization = {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly createdAt: Date;
};

export type MemberRole = "owner" | "member";

/** Organizations and who belongs to them. */
export type OrganizationRepository = {
  /** Stores a new one with its owner as the first member. */
  insert(organization: Organization): Promise<void>;
  /** Those that a person belongs to, the oldest first. */
  list(userId: string): Promise<Organization[]>;
  /** Undefined for those who do not belong to it, and when there is no such organization. */
  findRole(organizationId: string, userId: string): Promise<MemberRole | undefined>;
};
