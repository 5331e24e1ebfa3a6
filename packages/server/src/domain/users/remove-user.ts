import type { Datasets } from "../datasets/datasets.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { ForgetCredentials } from "../connections/ports.ts";
import type { Runs } from "../runs/runs.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";
import { readUser, requireAnotherAdmin } from "./administer-users.ts";

/** What a person's deletion takes along. */
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
  readonly runs: Pick<Runs, "stop">;
  readonly datasets: Pick<Datasets, "remove">;
  readonly forgetCredentials: ForgetCredentials;
};

/**
 * Deletes a person with all that is theirs. What runs for them is stopped, apps are told that their tokens are not used any more, and
 * an organization of theirs goes to the member who joined first, or with them.
 * @throws AppError `not_found`; `conflict` for the last administrator
 */
export async function removeUser(deps: RemoveDeps, actor: string, id: string): Promise<void> {
  const { store, forgetCredentials } = deps;
  const { isAdmin } = await readUser({ store }, id);
  // Before anything of theirs is stopped.
  if (isAdmin) await store.transaction((tx) => requireAnotherAdmin(tx, id));
  for (const { run_id } of await store.runs.listLive(id)) await deps.runs.stop(id, run_id);
  for (const file of await store.datasets.list(id)) await deps.datasets.remove(id, file.id);
  const connections = await store.connections.list(id);
  const held = await Promise.all(
    connections.map(async (connection) => ({
      connection,
      stored: await store.credentials.find(id, connection.id),
    })),
  );
  await store.transaction(async (tx) => {
    const user = await readUser({ store: tx }, id);
    if (user.isAdmin) await requireAnotherAdmin(tx, id);
    for (const { id: organization, heir } of await tx.organizations.listOwned(id)) {
      if (heir === null) await tx.organizations.remove(organization);
      else await tx.organizations.passOn(organization, heir);
    }
    await tx.users.remove(id);
    await recordAudit(tx, {
      actor,
      action: "user_deleted",
      outcome: "done",
      target: { kind: "user", id, label: user.email },
    });
  });
  for (const { connection, stored } of held) forgetCredentials(connection, stored);
}
