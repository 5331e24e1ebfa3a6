import { Compass } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "../../components/button/index.ts";
import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { SettingsSection, SettingsSidebar } from "../settings-sidebar/index.ts";
import { ConnectionChoices } from "./connection-choices.tsx";
import { LimitField } from "./limit-field.tsx";
import { ModelField } from "./model-field.tsx";
import type { ChatSettingsChange, ChatSettingsView } from "./types.ts";
import { UploadedFiles } from "./uploaded-files.tsx";

/** Props of {@link ChatSettings}. */
export interface ChatSettingsProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** The choices, and the current ones. */
  view: ChatSettingsView;
  /** A run is in progress: everything stays readable, nothing can be changed. */
  locked: boolean;
  /** Where connections are added and edited. */
  manageConnectionsHref: string;
  /** Called with the changed fields only. */
  onChange: (change: ChatSettingsChange) => void;
  /** Selects this connection and no other. */
  onSelectOnly: (connection: { id: string }) => void;
  /** Starts a discovery. */
  onDiscover: () => void;
  /** Called with a file of an accepted type. */
  onUpload: (upload: { file: File }) => void;
  /** Asks to delete; the caller confirms first. */
  onDeleteFile: (file: { id: string }) => void;
  /** Cancels the upload; absent if that is not possible. */
  onCancelUpload?: () => void;
  /** Shows the first rows of a file; absent if the server does not provide them. */
  onPreviewFile?: (file: { id: string; name: string }) => void;
}

/** What a run may use: limits, files, connections and the model. Fills its column. */
export function ChatSettings({
  view,
  locked,
  manageConnectionsHref,
  onChange,
  onSelectOnly,
  onDiscover,
  onUpload,
  onDeleteFile,
  onCancelUpload,
  onPreviewFile,
  className,
  ...rest
}: ChatSettingsProps) {
  const words = useWords(chatSettingsWords);
  const { connections, selectedConnectionIds: selected } = view;
  return (
    <SettingsSidebar data-slot="chat-settings" className={className} {...rest}>
      <SettingsSection title={words.chatSettings}>
        <LimitField
          label={words.maxToolCalls}
          value={view.maxToolCalls}
          max={10}
          fallback={3}
          disabled={locked}
          onValueChange={(maxToolCalls) => onChange({ maxToolCalls })}
        />
        <LimitField
          label={words.discoveryLimit}
          value={view.discoveryLimit}
          max={20}
          fallback={5}
          disabled={locked}
          onValueChange={(discoveryLimit) => onChange({ discoveryLimit })}
        />
        <Button iconStart={Compass} disabled={locked} onClick={onDiscover} className="mt-2 w-full">
          {words.discover}
        </Button>
      </SettingsSection>
      <SettingsSection title={words.uploadData}>
        <UploadedFiles
          files={view.files}
          uploading={view.uploading}
          uploaded={view.uploaded}
          locked={locked}
          onUpload={onUpload}
          onCancel={onCancelUpload}
          onDelete={onDeleteFile}
          onPreview={onPreviewFile}
        />
      </SettingsSection>
      <SettingsSection
        title={words.connectionsHeading}
        count={
          connections.length > 0 ? words.chosenOf(selected.length, connections.length) : undefined
        }
      >
        <ConnectionChoices
          connections={connections}
          selected={selected}
          locked={locked}
          onChange={(selectedConnectionIds) => onChange({ selectedConnectionIds })}
          onSelectOnly={onSelectOnly}
        />
        <Link
          href={manageConnectionsHref}
          className="mt-2 inline-block font-medium text-13 pointer-coarse:mt-0 pointer-coarse:leading-11"
        >
          {words.manageConnections}
        </Link>
      </SettingsSection>
      <SettingsSection title={words.modelHeading}>
        <ModelField
          disabled={locked}
          onValueChange={(model) => onChange({ model })}
          settings={view}
        />
      </SettingsSection>
    </SettingsSidebar>
  );
}
