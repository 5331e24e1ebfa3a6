import { completeLogin } from "@switchboard/api-client/calls";
import { CallbackScreen, type CallbackState } from "@switchboard/ui/screens/callback";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { detailOf } from "../errors.ts";
import type { Services } from "../services.ts";
import { useServices } from "../services-context.tsx";
import { describeRefusal } from "../session/describe-refusal.ts";
import { takeLoginReturnPath } from "../session/return-path.ts";
import { PageTitle } from "./page-title.tsx";

export const createRoute = () => ({ Component: Callback });

/** Where to go after the code was exchanged, or why it was not. */
type Outcome = { readonly to: string } | { readonly failed: string };

export const callbackTexts = {
  noCode: "Authorization code not found. Please try logging in again.",
  unknown: "An unknown error occurred during login.",
} as const;

/** A code works once, so it is exchanged once, however often React mounts the component. */
let exchanged: { readonly code: string; readonly outcome: Promise<Outcome> } | null = null;

function exchangeOnce(services: Services, code: string): Promise<Outcome> {
  if (exchanged?.code !== code) exchanged = { code, outcome: exchange(services, code) };
  return exchanged.outcome;
}

async function exchange({ api, account, paths }: Services, code: string): Promise<Outcome> {
  if (code === "") {
    return { failed: describeRefusal(window.location) ?? callbackTexts.noCode };
  }
  try {
    const { is_new_user: isNew } = await api.call(completeLogin, { query: { code }, once: true });
    await account.refresh();
    const wanted = takeLoginReturnPath();
    // Whoever was invited has come to accept that.
    const isInvited = wanted?.startsWith(`${paths.invitations}/`) ?? false;
    return { to: isNew && !isInvited ? paths.welcome : (wanted ?? paths.chat) };
  } catch (error) {
    return { failed: detailOf(error, callbackTexts.unknown) };
  }
}

function Callback() {
  const services = useServices();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const code = parameters.get("code") ?? "";
  const [state, setState] = useState<CallbackState>({ kind: "exchanging" });

  useEffect(() => {
    let unmounted = false;
    void exchangeOnce(services, code).then((outcome) => {
      if (unmounted) return;
      if ("to" in outcome) void navigate(outcome.to, { replace: true });
      else setState({ kind: "failed", message: outcome.failed });
    });
    return () => {
      unmounted = true;
    };
  }, [services, code, navigate]);

  return (
    <>
      <PageTitle heading={state.kind === "failed" ? "Login Failed" : "Finalizing Login"} />
      <CallbackScreen state={state} paths={services.paths} />
    </>
  );
}
