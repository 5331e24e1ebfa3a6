import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import { shellWords } from "./shell-entries.ts";
import { Page } from "./page.tsx";

/** A neutral page while the first data loads: a title, a line, a table. */
export function PageSkeleton() {
  return (
    <Page>
      <SkeletonGroup label={shellWords.loadingPage} className="grid gap-3">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-80 max-w-full" />
        <div className="mt-5 grid gap-4 rounded-8 border border-line bg-surface p-5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-5/6" />
        </div>
      </SkeletonGroup>
    </Page>
  );
}
