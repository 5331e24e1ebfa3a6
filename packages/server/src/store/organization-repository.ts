import { and, asc, desc, eq, ilike, inArray, ne, sql } from "drizzle-orm";
import type {
  Member,
  MemberRole,
  Organization,
  OwnedOrganization,
} from "../domain/organizations/ports.ts";
import { organizationMembers, organizations, users } from "./schema.ts";
import type { Db } from "./types.ts";

const columns = {
  id: organizations.id,
  name: organizations.name,
  ownerId: organizations.ownerId,
  memberDailyLimit: organizations.memberDailyLimit,
  createdAt: organizations.createdAt,
};

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

/** One organization. */
export async function find(db: Db, id: string): Promise<Organization | undefined> {
  const [found] = await db.select(columns).from(organizations).where(eq(organizations.id, id));
  return found;
}

/** The names of organizations. */
export async function findNames(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { id, name } = columns;
  return db
    .select({ id, name })
    .from(organizations)
    .where(inArray(organizations.id, [...ids]))
    .orderBy(asc(organizations.name), asc(organizations.id));
}

/** The first organizations by name that have a text in it. */
export async function search(
  db: Db,
  text: string,
  most: number,
): Promise<{ id: string; name: string }[]> {
  const { id, name } = columns;
  return db
    .select({ id, name })
    .from(organizations)
    .where(ilike(organizations.name, `%${text.replace(/[\\%_]/g, "\\$&")}%`))
    .orderBy(asc(organizations.name), asc(organizations.id))
    .limit(most);
}

/**
 * Holds the organization's row until the transaction ends: its members, its invitations and its shared balance change one after the
 * other. `no key update`, as rows that refer to it must not wait for us.
 * @returns false when there is no such organization
 */
export async function lock(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for("no key update");
  return rows.length > 0;
}

/** The organizations that a user belongs to, the oldest first. */
export async function list(db: Db, userId: string): Promise<Organization[]> {
  return db
    .select(columns)
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(asc(organizations.id));
}

/** The user's role; undefined for those who do not belong to it, and when there is no such organization. */
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

/** Sets how much a member may spend of the shared balance a day; null for no limit. */
export async function setMemberDailyLimit(
  tx: Db,
  id: string,
  memberDailyLimit: number | null,
): Promise<void> {
  await tx.update(organizations).set({ memberDailyLimit }).where(eq(organizations.id, id));
}

/** Deletes an organization with its invitations, and clears it where it is active. */
export async function remove(tx: Db, id: string): Promise<void> {
  await tx
    .update(users)
    .set({ activeOrganizationId: null })
    .where(eq(users.activeOrganizationId, id));
  await tx.delete(organizations).where(eq(organizations.id, id));
}

/** The members, the owner first, then as they joined. */
export async function listMembers(db: Db, organizationId: string): Promise<Member[]> {
  return db
    .select({ id: users.id, email: users.email, role: organizationMembers.role })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(eq(organizationMembers.organizationId, organizationId))
    .orderBy(
      desc(eq(organizationMembers.role, "owner")),
      asc(organizationMembers.createdAt),
      asc(users.id),
    );
}

/** Adds a member. @returns false for one who belongs to it already */
export async function addMember(
  tx: Db,
  organizationId: string,
  userId: string,
  createdAt: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(organizationMembers)
    .values({ organizationId, userId, role: "member", createdAt })
    .onConflictDoNothing()
    .returning({ userId: organizationMembers.userId });
  return rows.length > 0;
}

/** Takes a member who is not the owner out; they no longer work in it. @returns false when there is no such member */
export async function removeMember(
  tx: Db,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  const rows = await tx
    .delete(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.userId, userId),
        eq(organizationMembers.role, "member"),
      ),
    )
    .returning({ userId: organizationMembers.userId });
  if (rows.length === 0) return false;
  await tx
    .update(users)
    .set({ activeOrganizationId: null })
    .where(and(eq(users.id, userId), eq(users.activeOrganizationId, organizationId)));
  return true;
}

/** The organizations of an owner, each with the other member who joined first. */
export async function listOwned(db: Db, userId: string): Promise<OwnedOrganization[]> {
  const rows = await db
    .select({
      id: organizations.id,
      name: organizations.name,
      heir: organizationMembers.userId,
    })
    .from(organizations)
    .leftJoin(
      organizationMembers,
      and(
        eq(organizationMembers.organizationId, organizations.id),
        ne(organizationMembers.userId, organizations.ownerId),
      ),
    )
    .where(eq(organizations.ownerId, userId))
    .orderBy(asc(organizations.id), asc(organizationMembers.createdAt));
  return rows.filter(({ id }, at) => rows[at - 1]?.id !== id);
}

/** Makes a member the owner of an organization, and the earlier owner a member. */
export async function passOn(tx: Db, id: string, ownerId: string): Promise<void> {
  await tx.update(organizations).set({ ownerId }).where(eq(organizations.id, id));
  await tx
    .update(organizationMembers)
    .set({
      role: sql`case when ${organizationMembers.userId} = ${ownerId} then 'owner' else 'member' end`,
    })
    .where(eq(organizationMembers.organizationId, id));
}
