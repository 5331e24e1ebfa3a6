import { contactSales } from "@switchboard/api-client/calls";
import {
  EnterpriseContactScreen,
  type EnterpriseRequest,
} from "@switchboard/ui/screens/enterprise-contact";
import { useState } from "react";
import { useActions } from "../actions/use-actions.ts";
import { useStore } from "../session/store.ts";
import { useSite } from "../site-context.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** How a company asks for an offer. */
export function EnterpriseContact() {
  const { account, api, config } = useSite();
  const known = useStore(account.store);
  const [sent, setSent] = useState(0);
  const { actions } = useActions({
    send: {
      run: async (request: EnterpriseRequest) => {
        await api.call(contactSales, {
          body: {
            contact_name: request.contactName,
            company_name: request.companyName,
            contact_email: request.contactEmail,
            project_details: request.projectDetails,
          },
        });
        setSent((count) => count + 1);
      },
    },
  });
  const { status, failure } = actions.send;
  const hydrated = useHydrated();
  return (
    <EnterpriseContactScreen
      contactEmail={known.status === "user" ? known.user.email : ""}
      onSend={actions.send.run}
      phone={config.brand.supportPhone ?? null}
      sent={sent}
      state={hydrated ? stateOf(status, failure) : { kind: "loading" }}
    />
  );
}

function stateOf(status: "idle" | "running" | "done" | "failed", failure: string | null) {
  if (failure !== null) return { kind: "failed", message: failure } as const;
  if (status === "running") return { kind: "sending" } as const;
  return { kind: status === "done" ? "sent" : "open" } as const;
}
