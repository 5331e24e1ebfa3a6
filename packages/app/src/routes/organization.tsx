import {
  ApiError,
  type OrganizationDetails,
  type SharedCredits,
  type User,
} from "@switchboard/api-client";
import { getOrganizationDetails, getSharedCredits } from "@switchboard/api-client/calls";
import {
  OrganizationScreen,
  organizationTexts as texts,
  type OrganizationState,
} from "@switchboard/ui/screens/organization";
import { useLoaderData, useRevalidator } from "react-router";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { toOrganizationView, toSharedView } from "./organization-view.ts";
import { PageTitle } from "./page-title.tsx";
import { requestOf, useOrganizationActions } from "./use-organization-actions.ts";

/** What the page shows. `user` is who the organization was loaded for. */
type Data =
  | { readonly kind: "none"; readonly user: User }
  | { readonly kind: "failed"; readonly user: User; readonly message: string }
  | {
      readonly kind: "ready";
      readonly user: User;
      readonly details: OrganizationDetails;
      readonly shared: SharedCredits | null;
    };

async function loader(services: Services): Promise<Data> {
  const user = await services.requireUser(texts.loginNeeded);
  await services.appInfo.ensure();
  const data = await load(services, user);
  if (data.kind !== "failed") return data;
  // Somebody may have removed the person, or deleted the organization, since the user was loaded.
  const now = await services.account.refresh().catch(() => null);
  if (now?.status !== "user" || now.user.active_organization_id === user.active_organization_id)
    return data;
  return load(services, now.user);
}

async function load({ api, appInfo }: Services, user: User): Promise<Data> {
  const id = user.active_organization_id;
  if (!id) return { kind: "none", user };
  try {
    const [details, shared] = await Promise.all([
      api.call(getOrganizationDetails, { path: { id } }),
      appInfo.has("shared-credits") ? api.call(getSharedCredits, { path: { id } }) : null,
    ]);
    return { kind: "ready", user, details, shared };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return { kind: "failed", user, message: detailOf(error, texts.loadFailed) };
  }
}

export const createRoute = (services: Services) => ({
  loader: () => loader(services),
  Component: Organization,
});

function Organization() {
  const { appInfo, now } = useServices();
  const data = useLoaderData<Data>();
  const { revalidate, state: loading } = useRevalidator();
  const page = useOrganizationActions(data.kind === "ready" ? data.details.id : "");
  const { actions } = page;
  const { create } = page;
  const toState = (): OrganizationState => {
    if (data.kind === "none") {
      return { kind: "none", hasOthers: data.user.organizations.length > 0, create };
    }
    if (data.kind === "failed") {
      return {
        kind: "failed",
        message: data.message,
        retrying: loading === "loading",
        create,
      };
    }
    const at = now();
    const view = toOrganizationView(data.details, data.user, {
      resending: actions.resend.busy,
      now: at,
    });
    return {
      kind: "ready",
      organization: {
        ...view,
        shared: toSharedView(data.shared, view.isOwner, {
          add: requestOf(actions.addCredits, page.about),
          limit: requestOf(actions.limit, page.about),
        }),
      },
      invite: requestOf(actions.invite, page.about),
      outcome: page.outcome,
      question: page.question,
      now: at.toISOString(),
      create,
    };
  };
  const hasInvitations = appInfo.has("invitations");
  return (
    <>
      <PageTitle heading={texts.title} />
      <OrganizationScreen
        actions={{
          onCreate: actions.create.run,
          onRetry: () => void revalidate(),
          onInvite: actions.invite.run,
          onRemove: ({ id }) => actions.remove.ask({ id, email: emailOf(data, id) }),
          onDelete: () => actions.destroy.ask({}),
          onConfirm: page.confirm,
          onCancel: page.cancel,
          ...(hasInvitations && {
            onWithdraw: ({ id }) => actions.withdraw.ask({ id, email: emailOf(data, id) }),
            onResend: ({ id }) => actions.resend.run({ id, email: emailOf(data, id) }),
            onLeave: () => actions.leave.ask({}),
          }),
          ...(appInfo.has("organization-owner") && {
            onMakeOwner: ({ id }) => actions.makeOwner.ask({ id, email: emailOf(data, id) }),
          }),
          onAddCredits: actions.addCredits.run,
          onLimit: actions.limit.run,
        }}
        state={toState()}
      />
    </>
  );
}

/** The address of a member or of an invitation. */
function emailOf(data: Data, id: string): string {
  if (data.kind !== "ready") return "";
  const { members, invitations } = data.details;
  return [...members, ...invitations].find((one) => one.id === id)?.email ?? "";
}
