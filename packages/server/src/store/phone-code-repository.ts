import { and, count, desc, eq, gt, gte, isNull, lt, or, sql } from "drizzle-orm";
import type { PhoneCode } from "../domain/phones/ports.ts";
import { phoneCodes } from "./schema.ts";
import type { Db } from "./types.ts";

/** Keeps a code that was sent. */
export async function insert(db: Db, code: PhoneCode): Promise<void> {
  await db.insert(phoneCodes).values(code);
}

/** How many codes were sent since a time: to a user, to a number, and into a country. */
export async function countSince(
  db: Db,
  { userId, phoneNumber, country }: Pick<PhoneCode, "userId" | "phoneNumber" | "country">,
  since: Date,
): Promise<{ user: number; number: number; country: number }> {
  const of = (fits: ReturnType<typeof eq>) => count(sql`case when ${fits} then 1 end`);
  const [row] = await db
    .select({
      user: of(eq(phoneCodes.userId, userId)),
      number: of(eq(phoneCodes.phoneNumber, phoneNumber)),
      country: of(eq(phoneCodes.country, country)),
    })
    .from(phoneCodes)
    .where(
      and(
        gte(phoneCodes.createdAt, since),
        or(
          eq(phoneCodes.userId, userId),
          eq(phoneCodes.phoneNumber, phoneNumber),
          eq(phoneCodes.country, country),
        ),
      ),
    );
  return row ?? { user: 0, number: 0, country: 0 };
}

/**
 * Counts a try of a user's latest code. One conditional write, so that tries at the same time count one by one.
 * @returns undefined when there is no code, or it is used, expired or out of tries
 */
export async function countTry(
  db: Db,
  userId: string,
  most: number,
  now: Date,
): Promise<PhoneCode | undefined> {
  const latest = db
    .select({ id: phoneCodes.id })
    .from(phoneCodes)
    .where(eq(phoneCodes.userId, userId))
    .orderBy(desc(phoneCodes.createdAt), desc(phoneCodes.id))
    .limit(1);
  const [code] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        eq(phoneCodes.id, sql`(${latest})`),
        lt(phoneCodes.tries, most),
        isNull(phoneCodes.usedAt),
        gt(phoneCodes.expiresAt, now),
      ),
    )
    .returning();
  return code;
}

/** Uses a code up. @returns false when another request was first */
export async function use(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id });
  return rows.length > 0;
}

/** Drops codes that count no longer towards a limit. */
export async function dropCreatedBefore(db: Db, time: Date): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.createdAt, time));
}
