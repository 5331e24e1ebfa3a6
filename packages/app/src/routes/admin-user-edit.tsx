import type { AdminUser } from "@switchboard/api-client";
import { getUser, removeUserTwoStep, updateUser } from "@switchboard/api-client/calls";
import {
  type AdminUserDraft,
  AdminUserEditScreen,
  type AdminUserEditState,
  adminUserEditTexts as texts,
} from "@switchboard/ui/screens/admin-user-edit";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { type BoundAction, useActions } from "../actions/use-actions.ts";
import { notFound } from "../not-found.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { useStore } from "../session/store.ts";
import { PageTitle } from "./page-title.tsx";

/** How long the page shows that the user was saved. */
const LEAVE_MS = 1500;

async function loader(
  { api, appInfo, requireUser }: Services,
  { params }: LoaderFunctionArgs,
): Promise<AdminUser> {
  await requireUser("You must be logged in to manage users.");
  await appInfo.ensure();
  const { userId: id = "" } = params;
  return api
    .call(getUser, { path: { id } })
    .catch(notFound("user", `User with ID ${id} not found.`));
}

export const createRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => loader(services, args),
  Component: AdminUserEdit,
});

function AdminUserEdit() {
  const user = useLoaderData<AdminUser>();
  // Another user of the same route must not inherit what was typed for this one.
  return <Loaded key={user.id} user={user} />;
}

function Loaded({ user }: { user: AdminUser }) {
  const { account, api, appInfo, paths } = useServices();
  const navigate = useNavigate();
  const who = useStore(account.store);
  const isYou = who.status === "user" && who.user.id === user.id;
  const { revalidate } = useRevalidator();
  const { actions, alert, cancel, closeAlert } = useActions({
    save: {
      run: async ({ isAdmin, balance }: AdminUserDraft) => {
        const seen = appInfo.has("administration") ? { balance_seen: user.balance } : {};
        const body = { is_admin: isAdmin, balance, ...seen };
        await api.call(updateUser, { path: { id: user.id }, body });
        if (isYou) await account.renew();
      },
      done: () => navigate(paths.adminUsers),
      doneAfter: LEAVE_MS,
    },
    removeTwoStep: {
      run: async ({ id }: Pick<AdminUser, "id">) => {
        await api.call(removeUserTwoStep, { path: { id } });
        await revalidate();
      },
      alert: (message) => `Failed to turn off two-step login: ${message}`,
    },
  });
  const { save, removeTwoStep } = actions;
  return (
    <>
      <PageTitle heading={texts.title} />
      <AdminUserEditScreen
        onSave={save.run}
        twoStep={{
          asked: removeTwoStep.question !== null,
          busy: removeTwoStep.question?.busy ?? false,
          alert,
          onAsk: () => removeTwoStep.ask({ id: user.id }),
          onConfirm: removeTwoStep.confirm,
          onCancel: cancel,
          onCloseAlert: closeAlert,
        }}
        paths={paths}
        state={{
          ...stateOf(save),
          user: {
            id: user.id,
            email: user.email,
            isAdmin: user.is_admin,
            balance: user.balance,
            createdAt: user.created_at,
            twoStepSince: user.two_step_since,
            isYou,
          },
        }}
      />
    </>
  );
}

type Saving =
  | { readonly kind: Exclude<AdminUserEditState["kind"], "loading" | "failed"> }
  | { readonly kind: "failed"; readonly message: string };

function stateOf({ status, failure }: Pick<BoundAction<unknown>, "status" | "failure">): Saving {
  if (failure !== null) return { kind: "failed", message: failure };
  if (status === "done") return { kind: "saved" };
  return { kind: status === "running" ? "saving" : "ready" };
}
