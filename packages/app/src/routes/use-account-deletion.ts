import type { AccountDeletion } from "@switchboard/api-client";
import { deleteAccount, getAccountDeletion } from "@switchboard/api-client/calls";
import type { DeletionFacts, DeletionQuestion } from "@switchboard/ui/screens/account";
import { pricingTexts } from "@switchboard/ui/screens/pricing";
import { useState } from "react";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import { messageOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

type Proof = { readonly email: string; readonly password: string | undefined };

const NOT_TRIED = { kind: "idle" } as const;

/** The question whether the account is to be deleted, and its deletion. */
export function useAccountDeletion() {
  const { account, api, appInfo } = useServices();
  const [facts, setFacts] = useState<DeletionQuestion["facts"] | null>(null);
  const [isTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  // Apart from the page's other actions: there is nothing to load again once the account is gone.
  const { actions } = useActions({
    remove: {
      run: ({ email, password }: Proof) =>
        api.call(deleteAccount, { body: { email, ...(password !== undefined && { password }) } }),
      done: async () => {
        setDone(true);
        await account.renew();
      },
    },
  });
  const ask = async () => {
    setTried(false);
    setFacts({ kind: "loading" });
    const loaded = await api.call(getAccountDeletion).then(
      (found) => ({ kind: "known" as const, ...toFacts(found) }),
      (error: unknown) => ({ kind: "failed" as const, message: messageOf(error) }),
    );
    // Whoever cancelled meanwhile is not asked again.
    setFacts((before) => before && loaded);
  };
  return {
    isDone,
    question: appInfo.has("account-deletion")
      ? facts && { facts, save: isTried ? saveStateOf(actions.remove) : NOT_TRIED }
      : undefined,
    actions: {
      onAskToDelete: () => void ask(),
      onDelete: (proof: Proof) => {
        setTried(true);
        actions.remove.run(proof);
      },
      onKeep: () => setFacts(null),
    },
  };
}

const toFacts = (found: AccountDeletion): DeletionFacts => {
  const { connections, runs, chats, files, playbooks, proof } = found;
  const isPlan = (name: string): name is keyof typeof pricingTexts.plans =>
    Object.hasOwn(pricingTexts.plans, name);
  return {
    ...{ connections, runs, chats, files, playbooks, proof },
    apiKeys: found.api_keys,
    plan: found.plan && (isPlan(found.plan) ? pricingTexts.plans[found.plan].name : found.plan),
    organizationsDeleted: found.organizations_deleted,
    organizationsShared: found.organizations_shared,
    isLastAdmin: found.is_last_admin,
    needsLogin: found.needs_login,
  };
};
