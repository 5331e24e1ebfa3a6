import { and, asc, eq } from "drizzle-orm";
import type { MemberRole, Organization } from "../domain/organizations/ports.ts";
import { organizationMembers, organizations } from "./schema.ts";
import type { Db } from "./types.ts";

/** Stores a new organization with its owner as the first member. */
export async function insert(tx: Db, organization: Organization): Promise<void> {
  await tx.insert(organizations).values(organization);
  await tx.insert(organizationMembers).values({
    organizationId: organization.id,
    userId: organization.ownerId,
    role: "owner",
    createdAt: organization.createdAt,
  });
}

/** The organizations that a person belongs to, the oldest first. */
export async function list(db: Db, userId: string): Promise<Organization[]> {
  return db
    .select({
      id: organizations.id,
      name: organizations.name,
      ownerId: organizations.ownerId,
      createdAt: organizations.createdAt,
    })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(asc(organizations.id));
}

/** The person's role; undefined for those who do not belong to it, and when there is no such organization. */
export async function findRole(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<MemberRole | undefined> {
  const [member] = await db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.userId, userId),
      ),
    );
  return member?.role;
}
