import type { FileStore } from "../../files/file-store.ts";
import type { NewId } from "../../ids.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { endSubscriptionJob } from "../billing/end-subscription-job.ts";
import type { ForgetCredentials } from "../connections/ports.ts";
import type { Datasets } from "../datasets/datasets.ts";
import { archiveKey } from "../exports/export-job.ts";
import { AppError } from "../errors.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { endOrganization } from "../organizations/organizations.ts";
import type { Runs } from "../runs/runs.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { readUser, requireAnotherAdmin } from "./administer-users.ts";
import type { ListedUser } from "./ports.ts";

/** What is deleted with a user. */
export type Belongings = {
  readonly connections: number;
  /** Those in progress. */
  readonly runs: number;
  readonly chats: number;
  readonly files: number;
  /** Names of organizations without another member. */
  readonly deleted: string[];
  /** Names of those that go to the member who joined first. */
  readonly passedOn: string[];
};

/** @throws AppError `not_found` */
export async function readBelongings(
  { store }: { readonly store: Repositories },
  id: string,
): Promise<Belongings> {
  await readUser({ store }, id);
  const [connections, runs, chats, files, owned] = await Promise.all([
    store.connections.list(id),
    store.runs.listLive(id),
    store.chats.list(id),
    store.datasets.list(id),
    store.organizations.listOwned(id),
  ]);
  return {
    connections: connections.length,
    runs: runs.length,
    chats: chats.length,
    files: files.length,
    deleted: owned.filter(({ heir }) => heir === null).map(({ name }) => name),
    passedOn: owned.filter(({ heir }) => heir !== null).map(({ name }) => name),
  };
}

type RemoveDeps = {
  readonly store: UnitOfWork;
  readonly newId: NewId;
  readonly runs: Pick<Runs, "stop">;
  readonly datasets: Pick<Datasets, "clear">;
  readonly archives: Pick<FileStore, "delete">;
  readonly forgetCredentials: ForgetCredentials;
};

/** The deleted user, and the caller. */
export type Removal = {
  readonly id: string;
  readonly actor: string;
  /**
   * What happens to an organization of theirs with other members: it goes to the one who joined first, or nothing is deleted.
   */
  readonly shared: "pass-on" | "refuse";
  /**
   * Their account at the portal stays, and gets a new user at its next login. An administrator whom the operator named is one again then, so
   * it may be the last.
   */
  readonly startsOver?: boolean;
  /** Sends a mail in the same transaction. */
  readonly tell?: (tx: Repositories, user: ListedUser) => Promise<void>;
};

/**
 * Deletes a user with all their data. Their runs are stopped, apps are notified that their tokens are no longer used, a paid
 * plan ends at its provider, and organizations without another member are deleted.
 * @throws AppError `not_found`; `conflict` for the last administrator, and for an organization with other members
 */
export async function removeUser(deps: RemoveDeps, removal: Removal): Promise<void> {
  const { store, forgetCredentials } = deps;
  const { id, actor } = removal;
  const { isAdmin } = await readUser({ store }, id);
  // Before anything of theirs is stopped.
  await requireFree(store, removal);
  const mustStay = isAdmin && !removal.startsOver;
  if (mustStay) await store.transaction((tx) => requireAnotherAdmin(tx, id));
  for (const { run_id } of await store.runs.listLive(id)) await deps.runs.stop(id, run_id);
  const files = await store.datasets.list(id);
  const archive = await store.exports.find(id);
  const connections = await store.connections.list(id);
  const held = await Promise.all(
    connections.map(async (connection) => ({
      connection,
      stored: await store.credentials.find(id, connection.id),
    })),
  );
  await store.transaction(async (tx) => {
    // Organizations first: every writer locks in this order.
    await settleOrganizations(deps, tx, removal);
    const user = await readUser({ store: tx }, id);
    if (user.isAdmin && !removal.startsOver) await requireAnotherAdmin(tx, id);
    for (const { id: subscriptionId, provider } of await tx.billing.listActive(id)) {
      const ended = { provider, subscriptionId };
      await enqueue(tx, endSubscriptionJob, ended, { key: subscriptionId });
    }
    await removal.tell?.(tx, user);
    await tx.users.remove(id, { keepsAccount: removal.startsOver ?? false });
    await recordAudit(tx, {
      actor,
      action: "user_deleted",
      outcome: "done",
      target: { kind: "user", id, label: user.email },
    });
  });
  await deps.datasets.clear(files.map(({ storageKey }) => storageKey));
  if (archive) await deps.archives.delete(archiveKey(archive.id));
  for (const { connection, stored } of held) forgetCredentials(connection, stored);
}

async function settleOrganizations(
  deps: Pick<RemoveDeps, "newId">,
  tx: Repositories,
  removal: Removal,
): Promise<void> {
  // From here on, nobody joins or leaves.
  for (const { id } of await tx.organizations.listOwned(removal.id))
    await tx.organizations.lock(id);
  await requireFree(tx, removal);
  for (const { id, heir } of await tx.organizations.listOwned(removal.id)) {
    if (heir === null) await endOrganization(deps, tx, removal.actor, id);
    else await tx.organizations.passOn(id, heir);
  }
}

/** @throws AppError `conflict` */
async function requireFree(
  store: Pick<Repositories, "organizations">,
  { id, shared }: Removal,
): Promise<void> {
  if (shared === "pass-on") return;
  const kept = (await store.organizations.listOwned(id)).filter(({ heir }) => heir !== null);
  const [first] = kept;
  if (!first) return;
  throw new AppError(
    "conflict",
    `You own ${first.name}, which has other members. Delete the organization, or remove its members, and try again.`,
  );
}
