import type { Clock } from "../../clock.ts";
import type { NewId } from "../../ids.ts";
import { chooseTools } from "../connections/chosen-tools.ts";
import type { PluginRegistry } from "../plugins/types.ts";
import type { Identity } from "../auth/ports.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { openFirstMonth } from "../billing/month-job.ts";
import type { Repositories, UnitOfWork } from "../unit-of-work.ts";

/** The plugin for the user's own files. Everyone has it from the start, so that questions about a file work at once. */
const STARTING_PLUGIN = "data";

type SignInDeps = {
  /** The operator's administrators, in lower case. */
  readonly adminEmails: readonly string[];
  readonly store: UnitOfWork;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly plugins: PluginRegistry;
};

export type SignedIn = { readonly userId: string; readonly isNewUser: boolean };

/**
 * Returns the user of an identity. The first time, it creates the user with the credits of a new account and a connection to
 * their own files, all of it or nothing. Two concurrent first logins create one user.
 */
export async function signIn(deps: SignInDeps, identity: Identity): Promise<SignedIn> {
  const { emailVerified } = identity;
  const isAdmin = identity.mayBeAdmin && deps.adminEmails.includes(identity.email.toLowerCase());
  return deps.store.transaction(async (tx) => {
    const madeId = await tx.users.insert({
      id: deps.newId(),
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      emailVerified,
      isAdmin,
      createdAt: deps.clock.now(),
    });
    if (madeId) {
      await recordAudit(tx, { actor: madeId, action: "account_created", outcome: "done" });
      await furnish(deps, tx, madeId);
      return { userId: madeId, isNewUser: true };
    }
    const user = await tx.users.findByIdentity(identity.issuer, identity.subject);
    if (!user) throw new Error("The person was neither made nor found.");
    await tx.users.updateAtSignIn(user.id, {
      email: identity.email,
      emailVerified,
      isAdmin: user.isAdmin || isAdmin,
    });
    return { userId: user.id, isNewUser: false };
  });
}

async function furnish(deps: SignInDeps, tx: Repositories, userId: string) {
  await openFirstMonth(deps, tx, userId);
  const plugin = deps.plugins.get(STARTING_PLUGIN);
  if (!plugin) return;
  await tx.connections.insert({
    id: deps.newId(),
    userId,
    name: plugin.manifest.display_name,
    connectionType: plugin.manifest.name,
    ...chooseTools(plugin.manifest),
    status: "ok",
    createdAt: deps.clock.now(),
  });
}
