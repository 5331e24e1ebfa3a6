import { giveCredits } from "../domain/credits/credits.ts";
import { chooseGrants } from "../domain/grants/choose-grants.ts";
import { openFirstMonth } from "../domain/billing/month-job.ts";
import { newId } from "../ids.ts";
import type { Room } from "./lab.ts";

/** More than all cases use together, in hundredths of a credit. */
const PLENTY = 100_000_000_000;

/** Adds a person to a lab who never runs out of credits. @returns the id */
export async function addPerson({ store, clock }: Room): Promise<string> {
  const id = newId();
  await store.transaction(async (tx) => {
    await tx.users.insert({
      ...{ id, issuer: "evaluation", subject: id, email: `${id}@evaluation.invalid` },
      ...{ emailVerified: true, isAdmin: false, createdAt: clock.now() },
    });
    await openFirstMonth({ newId, clock }, tx, id);
    const line = { reason: "grant", cause: "Evaluation", sourceKey: `evaluation:${id}` } as const;
    await giveCredits({ newId }, tx, { userId: id, amount: PLENTY, ...line });
  });
  return id;
}

/**
 * Connects apps with all of their tools.
 * @param asks whether each change waits for the person's approval. Otherwise they let all run without asking, and only what
 *   strangers wrote makes them wait.
 * @returns ids of the connections
 */
export async function connect(
  { store, clock, plugins }: Room,
  userId: string,
  apps: readonly string[],
  asks: boolean,
): Promise<string[]> {
  const ids: string[] = [];
  for (const app of apps) {
    const manifest = plugins.get(app)?.manifest;
    if (!manifest) throw new Error(`There is no plugin '${app}'.`);
    const { tools } = manifest;
    const chosen = {
      enabledMethods: tools.map(({ name }) => name),
      hitlMethods: asks ? tools.flatMap(({ name, effect }) => (effect === "read" ? [] : name)) : [],
    };
    const id = newId();
    const now = clock.now();
    await store.connections.insert({
      ...{ id, userId, name: manifest.display_name, connectionType: app, ...chosen },
      grants: chooseGrants(tools, chosen, { by: userId, now, credentialsMark: null }),
      ...{ status: "ok", createdAt: now },
    });
    ids.push(id);
  }
  return ids;
}
