import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentProps<"div">, "title"> {
  /** What is missing. */
  title: ReactNode;
  /** Icon for the kind of thing. */
  icon?: IconComponent;
  /** The next step: one or two buttons. */
  actions?: ReactNode;
  /** Heading level of the title; 0 for plain text. @default 0 */
  level?: 0 | 1 | 2 | 3;
}

/** Says that there is nothing yet, why, and what to do. */
export function EmptyState({
  title,
  icon,
  actions,
  level = 0,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Title = level === 0 ? "p" : (`h${level}` as const);
  return (
    <div
      data-slot="empty-state"
      className={clsx(
        "grid grid-cols-1 justify-items-center gap-2 px-6 py-10 text-center",
        className,
      )}
      {...rest}
    >
      {icon && <Icon icon={icon} size="lg" className="mb-1 text-subtle" />}
      <Title className="max-w-full font-medium text-14 wrap-anywhere">{title}</Title>
      {children !== undefined && (
        <div className="max-w-88 text-13 text-muted wrap-anywhere">{children}</div>
      )}
      {actions !== undefined && (
        <div className="mt-2 flex max-w-full flex-wrap justify-center gap-2">{actions}</div>
      )}
    </div>
  );
}
