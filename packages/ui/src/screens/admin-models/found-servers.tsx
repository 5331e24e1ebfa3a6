import { Server } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type { AdminModelsActions, FoundServer } from "./admin-models.types.ts";

const texts = adminModelsTexts.found;

type FoundServersProps = {
  found: readonly FoundServer[];
  /** Address of the one that is being added. */
  adding: string | null;
  actions: Pick<AdminModelsActions, "onAddFound" | "onDismissFound">;
};

/** Servers on this machine that one click makes a provider. */
export function FoundServers({ found, adding, actions }: FoundServersProps) {
  return found.map((server) => {
    const { name, address, models } = server;
    return (
      <Notice
        action={
          <span className="flex flex-wrap gap-1">
            <Button
              aria-label={texts.dismissNamed(name)}
              disabled={adding === address}
              onClick={() => actions.onDismissFound({ address })}
              size="sm"
              variant="ghost"
            >
              {texts.dismiss}
            </Button>
            <Button
              loading={adding === address}
              onClick={() => actions.onAddFound(server)}
              size="sm"
              variant="outline"
            >
              {texts.add(name)}
            </Button>
          </span>
        }
        icon={Server}
        key={address}
        title={models.length === 0 ? texts.noModels(name) : texts.title(name, models.length)}
        tone="info"
      >
        {models.length > 0 && (
          <>
            <bdi className="wrap-anywhere">{models.join(", ")}</bdi>.{" "}
          </>
        )}
        {texts.local}
      </Notice>
    );
  });
}
