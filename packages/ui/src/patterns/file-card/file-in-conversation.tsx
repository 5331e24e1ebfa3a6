import { use } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { ColumnRoleContext } from "./column-role-context.ts";
import { ChoosePromptContext } from "./choose-prompt-context.ts";
import { FileVersionContext } from "./file-version-context.ts";
import { ReadingHrefContext } from "./reading-href-context.ts";
import type { FileCardView } from "./types.ts";

/** Few messages of a conversation are files. */
const { useLoaded } = lazyModule(async () => (await import("./file-card.tsx")).FileCard);

/** An uploaded file as an entry of a conversation. */
export function FileInConversation({ file }: { file: FileCardView }) {
  const Card = useLoaded();
  const choose = use(ChoosePromptContext);
  const roles = use(ColumnRoleContext);
  const versions = use(FileVersionContext);
  const readingHref = use(ReadingHrefContext);
  const { id, sameName } = file;
  if (Card === null) return null;
  return (
    <Card
      failure={roles?.failure?.file === id ? roles?.failure?.message : null}
      file={file}
      onChoosePrompt={choose ?? undefined}
      onChooseRole={
        roles && id !== undefined
          ? (chosen) => roles.onChooseRole({ file: id, ...chosen })
          : undefined
      }
      readingHref={id === undefined ? undefined : readingHref?.({ id })}
      version={
        versions && id !== undefined && sameName
          ? {
              onReplace: () => versions.onReplace({ file: id, replaces: sameName.id }),
              onKeepBoth: () => versions.onKeepBoth({ file: id }),
              replacing: versions.replacing === id,
              failure: versions.failure?.file === id ? versions.failure.message : null,
            }
          : undefined
      }
    />
  );
}
