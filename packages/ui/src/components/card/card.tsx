import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

/** A flat box with a border: one thing, or one section of a page. Never inside another card. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={clsx("min-w-0 rounded-8 border bg-surface", className)}
      {...rest}
    />
  );
}

/** Props of {@link CardHead}. */
export interface CardHeadProps extends Omit<ComponentProps<"div">, "title"> {
  /** Heading of the card. */
  title: ReactNode;
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** Header of a card, closed by a line. */
export function CardHead({ title, level = 2, actions, className, ...rest }: CardHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="card-head"
      className={clsx("flex min-h-12 items-center gap-3 border-b px-5 py-2", className)}
      {...rest}
    >
      <Heading className="min-w-0 flex-1 font-semibold text-14 wrap-anywhere">{title}</Heading>
      {actions}
    </div>
  );
}

/** Content of a card. */
export function CardBody({ className, ...rest }: ComponentProps<"div">) {
  return <div data-slot="card-body" className={clsx("p-5", className)} {...rest} />;
}

/** Actions of a card, after a line. */
export function CardFoot({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card-foot"
      className={clsx("flex flex-wrap items-center gap-2 border-t px-5 py-3", className)}
      {...rest}
    />
  );
}
