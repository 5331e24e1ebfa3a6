import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "../../components/link/index.ts";

/** Props of {@link SettingsLinks}. */
export interface SettingsLinksProps extends ComponentProps<"nav"> {
  /** Accessible name of the navigation. */
  label: string;
}

/** Navigation between the pages of settings. */
export function SettingsLinks({ label, className, children, ...rest }: SettingsLinksProps) {
  return (
    <nav
      data-slot="settings-links"
      aria-label={label}
      className={clsx("min-w-0", className)}
      {...rest}
    >
      <ul className="grid gap-0.5">{children}</ul>
    </nav>
  );
}

/** Props of {@link SettingsLink}. */
export interface SettingsLinkProps extends Omit<LinkProps, "variant"> {
  /** This is the current page. @default false */
  current?: boolean;
  /** Logo or icon before the words. */
  start?: ReactNode;
  /** Note after the words: a dot for something that needs attention, a count. */
  end?: ReactNode;
}

/** One page of settings. */
export function SettingsLink({
  current = false,
  start,
  end,
  className,
  children,
  ...rest
}: SettingsLinkProps) {
  return (
    <li>
      <Link
        data-slot="settings-link"
        data-state={current ? "current" : undefined}
        aria-current={current ? "page" : undefined}
        variant="plain"
        className={clsx(
          "flex min-h-8 items-center gap-2 rounded-6 border border-transparent px-2 py-1 text-13 pointer-coarse:min-h-11",
          current
            ? "bg-fill-hover font-medium text-default forced-colors:border-forced-mark"
            : "text-muted hover:bg-fill hover:text-default",
          className,
        )}
        {...rest}
      >
        {start}
        <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
          {children}
        </span>
        {end}
      </Link>
    </li>
  );
}
