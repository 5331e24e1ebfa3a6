import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** Props of {@link MessagePage}. */
export interface MessagePageProps extends Omit<ComponentProps<"div">, "title"> {
  /** Decorative mark above the title, 40 px. */
  mark?: ReactNode;
  /** What it says, in a few words. */
  title: ReactNode;
  /** What happened, in a sentence or two. */
  children?: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** A page with one message and the next step. */
export function MessagePage({
  mark,
  title,
  children,
  actions,
  className,
  ...rest
}: MessagePageProps) {
  return (
    <div
      data-slot="message-page"
      className={clsx("flex min-h-full flex-1 flex-col items-center px-4 py-12 sm:px-8", className)}
      {...rest}
    >
      {/* Two parts above, three below: text in the exact middle looks too low. */}
      <div className="flex-2" />
      <div className="grid w-full max-w-dialog-md grid-cols-1 justify-items-center gap-3 text-center">
        {mark && (
          <div
            aria-hidden="true"
            className="mb-2 grid size-12 place-items-center rounded-12 border border-line bg-surface text-subtle"
          >
            {mark}
          </div>
        )}
        <h1 className="w-full font-semibold text-24 wrap-anywhere">{title}</h1>
        {children && (
          <div className="grid w-full min-w-0 justify-items-center gap-3 text-14 text-muted wrap-anywhere">
            {children}
          </div>
        )}
        {actions && (
          <div className="mt-3 flex max-w-full flex-wrap items-center justify-center gap-2">
            {actions}
          </div>
        )}
      </div>
      <div className="flex-3" />
    </div>
  );
}
