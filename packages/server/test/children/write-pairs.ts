/* Writes a person and their organization in one transaction, over and over, and prints the id of each that was answered. */
import { newId } from "../../src/ids.ts";
import { openStore } from "../../src/store/open.ts";
import { organizations, users } from "../../src/store/schema.ts";

const [dataDir = "", databaseUrl] = process.argv.slice(2);
const { db } = await openStore({ dataDir, databaseUrl });
for (;;) {
  const id = newId();
  await db.transaction(async (tx) => {
    await tx.insert(users).values({ id, issuer: "test", subject: id, email: `${id}@example.com` });
    await tx.insert(organizations).values({ id, name: "Pair", ownerId: id });
  });
  // Written synchronously, so that what is printed is exactly what was answered.
  process.stdout.write(`${id}\n`);
}
