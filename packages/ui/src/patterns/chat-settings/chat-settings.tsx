import { Compass } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { Collapsible } from "../../components/collapsible/index.ts";
import { Link } from "../../components/link/index.ts";
import { Select } from "../../components/select/index.ts";
import { ConnectionChoices } from "./connection-choices.tsx";
import { LimitField } from "./limit-field.tsx";
import type { ChatSettingsChange, ChatSettingsView } from "./types.ts";
import { UploadedFiles } from "./uploaded-files.tsx";

/** Props of {@link ChatSettings}. */
export interface ChatSettingsProps {
  view: ChatSettingsView;
  /** A run goes on: everything stays readable, nothing can be changed. */
  locked: boolean;
  manageConnectionsHref: string;
  onChange: (change: ChatSettingsChange) => void;
  /** Selects this connection and no other. */
  onSelectOnly: (connection: { id: string }) => void;
  onDiscover: () => void;
  onUpload: (upload: { file: File }) => void;
  onDeleteFile: (file: { id: string }) => void;
}

const section = "border-b px-4 pb-4 last:border-0 data-[state=closed]:pb-0";

/** What a run may use: limits, files, connections and the model. Fills the column that it stands in. */
export function ChatSettings({
  view,
  locked,
  manageConnectionsHref,
  onChange,
  onSelectOnly,
  onDiscover,
  onUpload,
  onDeleteFile,
}: ChatSettingsProps) {
  const { connections, selectedConnectionIds: selected } = view;
  return (
    <div data-slot="chat-settings" className="h-full overflow-y-auto">
      <Collapsible title="CHAT SETTINGS" className={section}>
        <LimitField
          label="Max Tool Calls"
          value={view.maxToolCalls}
          max={10}
          fallback={3}
          disabled={locked}
          onValueChange={(maxToolCalls) => onChange({ maxToolCalls })}
        />
        <LimitField
          label="Discovery Execution Limit"
          value={view.discoveryLimit}
          max={20}
          fallback={5}
          disabled={locked}
          onValueChange={(discoveryLimit) => onChange({ discoveryLimit })}
        />
        <Button iconStart={Compass} disabled={locked} onClick={onDiscover} className="mt-2 w-full">
          Discover Something
        </Button>
      </Collapsible>
      <Collapsible title="UPLOAD DATA" className={section}>
        <UploadedFiles
          files={view.files}
          uploading={view.uploading}
          locked={locked}
          onUpload={onUpload}
          onDelete={onDeleteFile}
        />
      </Collapsible>
      <Collapsible
        title="CONNECTIONS"
        count={connections.length > 0 ? `${selected.length} of ${connections.length}` : undefined}
        className={section}
      >
        <ConnectionChoices
          connections={connections}
          selected={selected}
          locked={locked}
          onChange={(selectedConnectionIds) => onChange({ selectedConnectionIds })}
          onSelectOnly={onSelectOnly}
        />
        <Link href={manageConnectionsHref} className="mt-2 inline-block font-medium text-13">
          Manage Connections
        </Link>
      </Collapsible>
      <Collapsible title="MODEL" className={section}>
        <Select
          aria-label="Model"
          disabled={locked}
          value={view.model}
          onValueChange={(model) => onChange({ model })}
          options={view.models.map(({ id, available, reason }) => ({
            value: id,
            label: id,
            ...(available || reason === undefined ? {} : { hint: reason }),
          }))}
        />
      </Collapsible>
    </div>
  );
}
