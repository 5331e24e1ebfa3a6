import { Archive, Inbox, Trash2 } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import type { IconComponent } from "../../components/icon/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { BulkBar } from "../data-table/bulk-bar.tsx";
import type { InboxFolder } from "./types.ts";

type Act = "archive" | "delete" | "restore";

/** What can be done with the items of a folder; the first is the one that shows progress. */
const acts: Record<InboxFolder, readonly Act[]> = {
  open: ["archive", "delete"],
  snoozed: ["restore", "delete"],
  archived: ["restore", "delete"],
  deleted: ["restore"],
};
const icons: Record<Act, IconComponent> = { archive: Archive, delete: Trash2, restore: Inbox };

interface InboxBulkProps {
  folder: InboxFolder;
  count: number;
  busy: boolean;
  onClear: () => void;
  onAct: (act: Act) => void;
}

/** The bar over the list while items are selected. */
export function InboxBulk({ folder, count, busy, onClear, onAct }: InboxBulkProps) {
  const labels = useLabels();
  const names: Record<Act, string> = {
    archive: labels.archiveSelected,
    delete: labels.deleteSelected,
    restore: labels.restoreSelected,
  };
  return (
    <BulkBar count={count} onClear={onClear} className="absolute inset-x-3 bottom-4 z-sticky">
      {acts[folder].map((act, index) => (
        <Button
          key={act}
          variant="ghost"
          size="sm"
          iconStart={icons[act]}
          loading={(busy && index === 0) || undefined}
          disabled={busy && index > 0}
          onClick={() => onAct(act)}
        >
          {names[act]}
        </Button>
      ))}
    </BulkBar>
  );
}
