import { Skeleton, SkeletonGroup } from "../../components/skeleton/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { Page, type PageProps } from "./page.tsx";

/** A neutral page while the first data loads: a title, a line, a table. */
export function PageSkeleton(props: Omit<PageProps, "children">) {
  const words = useWords(shellWords);
  return (
    <Page data-slot="page-skeleton" {...props}>
      <SkeletonGroup label={words.loadingPage} className="grid grid-cols-1 gap-3">
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
