/** People who work together. */
export type Organization = {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly createdAt: Date;
};

export type MemberRole = "owner" | "member";

/** What organizations need of the store. */
export type OrganizationData = {
  /** Stores a new one with its owner as the first member. */
  insertOrganization(organization: Organization): Promise<void>;
  /** Those that a person belongs to, the oldest first. */
  listOrganizations(userId: string): Promise<Organization[]>;
  /** Undefined for those who do not belong to it, and when there is no such organization. */
  findRole(organizationId: string, userId: string): Promise<MemberRole | undefined>;
};
