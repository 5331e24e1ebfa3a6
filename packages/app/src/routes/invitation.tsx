import { ApiError, type InvitationOffer } from "@switchboard/api-client";
import { acceptInvitation, getInvitation } from "@switchboard/api-client/calls";
import {
  InvitationScreen,
  type InvitationState,
  invitationTexts as texts,
} from "@switchboard/ui/screens/invitation";
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useParams,
  useRevalidator,
} from "react-router";
import { useActions } from "../actions/use-actions.ts";
import { detailOf, messageOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { returnAfterLogin } from "../session/return-path.ts";
import { useStore } from "../session/store.ts";
import { toInvitationState } from "./invitation-view.ts";
import { PageTitle } from "./page-title.tsx";

type Data =
  | { readonly kind: "found"; readonly offer: InvitationOffer }
  | { readonly kind: "not-found" }
  | { readonly kind: "failed"; readonly message: string };

async function loader({ api, account, appInfo }: Services, token: string): Promise<Data> {
  await Promise.all([account.ensure(), appInfo.ensure()]);
  if (!appInfo.has("invitations")) return { kind: "not-found" };
  try {
    return { kind: "found", offer: await api.call(getInvitation, { path: { token } }) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown
      ? { kind: "not-found" }
      : { kind: "failed", message: detailOf(error, messageOf(error)) };
  }
}

export const createRoute = (services: Services) => ({
  loader: ({ params }: LoaderFunctionArgs) => loader(services, params.token ?? ""),
  Component: Invitation,
});

function Invitation() {
  const { account, api, appInfo, paths } = useServices();
  const { token = "" } = useParams();
  const data = useLoaderData<Data>();
  const who = useStore(account.store);
  const navigate = useNavigate();
  const { revalidate, state: loading } = useRevalidator();
  const { actions } = useActions({
    accept: {
      run: async () => {
        await api.call(acceptInvitation, { path: { token } });
        await account.refresh();
      },
      done: () => navigate(paths.organization),
    },
  });
  const here = `${paths.invitations}/${encodeURIComponent(token)}`;
  const leaveFor = (view?: "create") => {
    returnAfterLogin(here);
    const query = new URLSearchParams(view && { view });
    if (data.kind === "found") query.set("login_hint", data.offer.email);
    void navigate(`${paths.login}?${query.toString()}`);
  };
  const { status, failure } = actions.accept;
  const toState = (): InvitationState => {
    if (data.kind === "failed") return { ...data, retrying: loading === "loading" };
    if (data.kind === "not-found") return data;
    return toInvitationState(data.offer, {
      account: who,
      canCreate: appInfo.has("create-account"),
      accepting: status === "running" || status === "done",
      failure,
    });
  };
  return (
    <>
      <PageTitle heading={texts.title} />
      <InvitationScreen
        actions={{
          onAccept: () => actions.accept.run({}),
          onRetry: () => void revalidate(),
          onLogin: () => leaveFor(),
          onCreateAccount: () => leaveFor("create"),
          onLogOut: () => returnAfterLogin(here),
        }}
        paths={paths}
        state={toState()}
      />
    </>
  );
}
