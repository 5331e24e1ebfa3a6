import { switchOrganization } from "@switchboard/api-client/calls";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import type { Services } from "../services.ts";
import { Alert } from "./alert.tsx";

type OrganizationSwitch = {
  readonly switchingToId: string | null;
  readonly onSwitchOrganization: (organization: { id: string }) => void;
  readonly alert: ReactNode;
};

/** Switches the active organization; everything on show is loaded again for the new one. */
export function useOrganizationSwitch({ api, account }: Services): OrganizationSwitch {
  const { revalidate } = useRevalidator();
  const [switchingToId, setSwitchingToId] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  const change = async (id: string) => {
    setSwitchingToId(id);
    try {
      await api.call(switchOrganization, { path: { id } });
      await account.refresh();
      await revalidate();
    } catch {
      setFailed(true);
    } finally {
      setSwitchingToId(null);
    }
  };

  return {
    switchingToId,
    onSwitchOrganization: ({ id }) => void change(id),
    alert: (
      <Alert
        text={failed ? "Could not switch organization. Please try again." : null}
        onClose={() => setFailed(false)}
      />
    ),
  };
}
