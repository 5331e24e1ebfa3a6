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
      <Notice icon={Server} key={address} tone="info">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium text-default">
              {models.length === 0 ? texts.noModels(name) : texts.title(name, models.length)}
            </p>
            <p>
              {models.length > 0 && (
                <>
                  <bdi className="wrap-anywhere">{models.join(", ")}</bdi>.{" "}
                </>
              )}
              {texts.local}
            </p>
          </div>
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
        </div>
      </Notice>
    );
  });
}
