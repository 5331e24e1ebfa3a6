import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import { chatScreenTexts } from "./chat.texts.ts";

const rows = ["w-40", "w-48", "w-32", "w-44", "w-36", "w-48"];

/** The three columns while the first data loads: same positions, same heights. */
export function ChatSkeleton() {
  return (
    <SkeletonGroup
      label={chatScreenTexts.loading}
      className="@container/chat flex min-h-0 min-w-0 flex-1"
    >
      <div className="hidden w-66 shrink-0 flex-col gap-5 border-line border-e p-4 @lg/chat:flex">
        <Skeleton className="h-4 w-24" />
        {rows.map((width, index) => (
          <Skeleton key={`${width}-${index}`} className={width} />
        ))}
      </div>
      <div className="flex min-w-0 flex-1 flex-col bg-surface">
        <div className="flex h-12 items-center border-line border-b px-4">
          <Skeleton className="h-4 w-56" />
        </div>
        <div className="mx-auto flex w-full max-w-184 flex-1 flex-col gap-5 px-6 py-6">
          <Skeleton className="h-9 w-3/5 self-end rounded-12" />
          <Skeleton className="h-8 w-full rounded-8" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-auto h-12 w-full rounded-12" />
        </div>
      </div>
      <div className="hidden w-74 shrink-0 flex-col border-line border-s @lg/chat:flex">
        <SettingsRows />
      </div>
    </SkeletonGroup>
  );
}

/** The settings while their fields load. */
export function ChatSettingsSkeleton() {
  return (
    <SkeletonGroup label={chatScreenTexts.loading}>
      <SettingsRows />
    </SkeletonGroup>
  );
}

function SettingsRows() {
  return (
    <div className="flex flex-col gap-5 p-4">
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-7 w-full" />
      <Skeleton className="h-7 w-full" />
      <Skeleton className="mt-6 h-4 w-28" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
