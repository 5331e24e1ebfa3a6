import type { Client } from "@switchboard/api-client";
import {
  addSharedCredits,
  createOrganization,
  deleteOrganization,
  inviteMember,
  leaveOrganization,
  makeOwner,
  removeMember,
  resendInvitation,
  updateSharedCredits,
  withdrawInvitation,
} from "@switchboard/api-client/calls";
import {
  organizationTexts as texts,
  type OrganizationQuestion,
  type OrganizationState,
} from "@switchboard/ui/screens/organization";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import { detailOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

type Ready = Extract<OrganizationState, { kind: "ready" }>;
type Person = { readonly id: string; readonly email: string };

const REFRESH_AFTER_MS = 1500;

const otherwise = (sentence: string) => (error: unknown) => detailOf(error, sentence);

/** How the request of a form goes; `done` is what to say when it has worked. */
export function requestOf(
  { status, failure }: Pick<BoundAction<unknown>, "status" | "failure">,
  done: string,
): Ready["invite"] {
  if (failure !== null) return { kind: "failed", message: failure };
  if (status === "running") return { kind: "sending" };
  return status === "done" ? { kind: "done", message: done } : { kind: "idle" };
}

/** What a person can do on the page of their organization, and how it went. */
export function useOrganizationActions(organizationId: string) {
  const { account, api } = useServices();
  const { revalidate } = useRevalidator();
  const [about, setAbout] = useState("");
  const [isSwitching, setSwitching] = useState(false);
  const path = { id: organizationId };
  /** Reads the page again, and keeps what is said about what was done. */
  const renew = async (said: string) => {
    setAbout(said);
    await revalidate();
  };

  const { actions, cancel } = useActions({
    create: {
      run: async (organization: { name: string }) => {
        await api.call(createOrganization, { body: organization });
        setSwitching(true);
        try {
          await account.refresh();
          await revalidate();
        } finally {
          setSwitching(false);
        }
      },
      failed: otherwise(texts.create.failed),
    },
    invite: {
      run: async (invitation: { email: string }) => {
        await api.call(inviteMember, { path, body: invitation });
        await renew(texts.invite.sent(invitation.email));
      },
      failed: otherwise(texts.invite.failed),
    },
    ...memberActions(api, organizationId, renew),
    ...invitationActions(api, organizationId, renew),
    leave: {
      run: async () => {
        await api.call(leaveOrganization, { path });
        await account.refresh();
        await revalidate();
      },
      failed: otherwise(texts.leave.failed),
    },
    destroy: {
      run: async () => {
        await api.call(deleteOrganization, { path });
        setAbout(texts.delete.deleted);
      },
      failed: otherwise(texts.delete.failed),
      done: () => window.location.reload(),
      doneAfter: REFRESH_AFTER_MS,
    },
    addCredits: {
      run: async ({ amount }: { amount: number }) => {
        await api.call(addSharedCredits, { path, body: { amount } });
        await account.renew();
        await renew(texts.shared.added(amount));
      },
      failed: otherwise(texts.shared.failed),
    },
    limit: {
      run: async ({ credits }: { credits: number | null }) => {
        await api.call(updateSharedCredits, { path, body: { member_daily_limit: credits } });
        await renew(texts.shared.limitSaved);
      },
      failed: otherwise(texts.shared.failed),
    },
  });

  const { remove, makeOwner: handOver, withdraw, resend, leave, destroy } = actions;
  const asked = [remove, handOver, withdraw, leave, destroy].find(
    ({ question }) => question !== null,
  );
  return {
    actions,
    about,
    cancel,
    confirm: () => asked?.confirm(),
    create: isSwitching
      ? ({ kind: "done", message: texts.create.created } as const)
      : requestOf(silent(actions.create), ""),
    outcome: outcomeOf([remove, handOver, withdraw, resend, leave, destroy], about),
    question: questionOf({ remove, handOver, withdraw, leave, destroy }),
  };
}

type Renew = (said: string) => Promise<void>;

/** What an owner does with a member. */
const memberActions = (api: Client, organizationId: string, renew: Renew) => ({
  remove: {
    run: async ({ id, email }: Person) => {
      await api.call(removeMember, { path: { id: organizationId, userId: id } });
      await renew(texts.members.removed(email));
    },
    failed: otherwise(texts.members.removeFailed),
  },
  makeOwner: {
    run: async ({ id, email }: Person) => {
      await api.call(makeOwner, { path: { id: organizationId, userId: id } });
      await renew(texts.members.madeOwner(email));
    },
    failed: otherwise(texts.members.makeOwnerFailed),
  },
});

/** What an owner does with an invitation that is not accepted yet. */
const invitationActions = (api: Client, organizationId: string, renew: Renew) => ({
  withdraw: {
    run: async ({ id, email }: Person) => {
      await api.call(withdrawInvitation, { path: { id: organizationId, invitationId: id } });
      await renew(texts.invitations.withdrawn(email));
    },
    failed: otherwise(texts.invitations.withdrawFailed),
  },
  resend: {
    run: async ({ id, email }: Person) => {
      await api.call(resendInvitation, { path: { id: organizationId, invitationId: id } });
      await renew(texts.invitations.resent(email));
    },
    failed: otherwise(texts.invitations.resendFailed),
  },
});

/** Its success shows by itself: the new organization is there. */
const silent = ({ status, failure }: Pick<BoundAction<never>, "status" | "failure">) => ({
  failure,
  status: status === "done" ? ("idle" as const) : status,
});

function outcomeOf(
  actions: readonly Pick<BoundAction<never>, "status" | "failure">[],
  about: string,
): Ready["outcome"] {
  const failure = actions.find((one) => one.failure !== null)?.failure;
  if (failure) return { tone: "danger", message: failure };
  const isDone = actions.some(({ status }) => status === "done");
  return isDone ? { tone: "success", message: about } : null;
}

function questionOf(actions: {
  readonly remove: Pick<BoundAction<Person>, "question">;
  readonly handOver: Pick<BoundAction<Person>, "question">;
  readonly withdraw: Pick<BoundAction<Person>, "question">;
  readonly leave: Pick<BoundAction<object>, "question">;
  readonly destroy: Pick<BoundAction<object>, "question">;
}): OrganizationQuestion | null {
  const { remove, handOver, withdraw, leave, destroy } = actions;
  if (remove.question) return { kind: "remove", ...pick(remove.question) };
  if (handOver.question) return { kind: "make-owner", ...pick(handOver.question) };
  if (withdraw.question) return { kind: "withdraw", ...pick(withdraw.question) };
  if (leave.question) return { kind: "leave", busy: leave.question.busy };
  return destroy.question && { kind: "delete", busy: destroy.question.busy };
}

const pick = ({ email, busy }: { readonly email: string; readonly busy: boolean }) => ({
  email,
  busy,
});
