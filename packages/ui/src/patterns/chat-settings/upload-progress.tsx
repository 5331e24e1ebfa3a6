import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { chatSettingsWords } from "../../components/labels/words/chat-settings-words.ts";
import { Progress } from "../../components/progress/index.ts";
import type { UploadView } from "./types.ts";

type UploadProgressProps = { upload: UploadView; onCancel: (() => void) | undefined };

/** The progress of an upload, and a button that cancels it. */
export function UploadProgress({ upload: { name, share }, onCancel }: UploadProgressProps) {
  const words = useWords(chatSettingsWords);
  // Everything is sent: how long the server needs to read it is unknown.
  const read = share !== undefined && share >= 1;
  return (
    <div className="mt-2 flex items-center gap-3">
      <Progress
        wordless
        size="sm"
        label={words.uploading(name)}
        value={read || share === undefined ? undefined : Math.floor(share * 100)}
        valueText={read ? words.readingFile : undefined}
        className="flex-1"
      />
      {onCancel && (
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {words.cancelUpload}
        </Button>
      )}
    </div>
  );
}
