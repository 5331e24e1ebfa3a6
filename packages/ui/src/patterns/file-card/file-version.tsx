import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import { useLocale } from "../../components/locale/index.ts";
import { Notice } from "../../components/notice/index.ts";
import type { FileCardView, FileChanges } from "./types.ts";

/** How an upload becomes the new version of a file. */
export type FileVersionProps = {
  onReplace: () => void;
  onKeepBoth: () => void;
  /** It is being replaced. @default false */
  replacing?: boolean;
  /** Why it could not be: both are kept. @default null */
  failure?: string | null;
};

/** Offers an upload as the new version of the file of the same name. */
export function FileVersion({
  sameName,
  onReplace,
  onKeepBoth,
  replacing = false,
  failure = null,
}: FileVersionProps & { sameName: NonNullable<FileCardView["sameName"]> }) {
  const words = useWords(fileCardWords);
  return (
    <div className="grid gap-2 px-4 py-3">
      <p className="text-muted">{words.newVersionMeans}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="h-auto min-h-control-sm whitespace-normal"
          loading={replacing}
          onClick={onReplace}
          size="sm"
        >
          <bdi className="wrap-anywhere">{words.asNewVersion(sameName.name)}</bdi>
        </Button>
        <Button disabled={replacing} onClick={onKeepBoth} size="sm" variant="ghost">
          {words.keepBoth}
        </Button>
      </div>
      {failure !== null && (
        <Notice tone="danger">
          {words.notReplaced} <bdi>{failure}</bdi>
        </Notice>
      )}
    </div>
  );
}

/** What is different about a new version: a question about a column that is gone has no answer. */
export function VersionChanges({ changes }: { changes: FileChanges }) {
  const words = useWords(fileCardWords);
  const { locale } = useLocale();
  const list = new Intl.ListFormat(locale);
  const gone = [...changes.missingTables, ...changes.missingColumns];
  const added = [...changes.newTables, ...changes.newColumns];
  return (
    <p className="px-4 py-3 text-muted wrap-anywhere" role="status">
      {words.newVersionSaved}{" "}
      {gone.length > 0 && (
        <span className="text-warning">{words.columnsGone(list.format(gone))} </span>
      )}
      {added.length > 0 && words.columnsNew(list.format(added))}
      {gone.length + added.length === 0 && words.sameColumns}
    </p>
  );
}
