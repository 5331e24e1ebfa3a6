import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Props of {@link PageHeader}. */
export interface PageHeaderProps extends Omit<ComponentProps<"header">, "title"> {
  /** The one `h1` of the page. */
  title: ReactNode;
  /** One sentence under it. */
  description?: ReactNode;
  /** Above the title: a `BackLink`. */
  back?: ReactNode;
  /** Before the title: a logo. */
  start?: ReactNode;
  /** At the end of the line: the actions of the page. */
  actions?: ReactNode;
}

/** Header of a page: its name and its actions. */
export function PageHeader({
  title,
  description,
  back,
  start,
  actions,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={clsx("grid grid-cols-1 gap-3", className)} {...rest}>
      {back}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {start}
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="min-h-8 font-semibold text-20 wrap-anywhere">{title}</h1>
          {description !== undefined && (
            <div className="mt-1 max-w-measure text-muted wrap-anywhere">{description}</div>
          )}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2">{actions}</div>
        )}
      </div>
    </header>
  );
}
