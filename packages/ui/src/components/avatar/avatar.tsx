import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { initials } from "../../internal/initials.ts";

const sizes = { sm: "size-5", md: "size-6", lg: "size-8" } as const;

/** Props of {@link Avatar}. */
export interface AvatarProps extends Omit<ComponentProps<"span">, "children"> {
  /** The person's name; its first letter is shown. */
  name: string;
  /** 20, 24 or 32 px. @default "md" */
  size?: keyof typeof sizes;
}

/** The first letter of a person. Decorative: the name is beside it. */
export function Avatar({ name, size = "md", className, ...rest }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      data-size={size}
      aria-hidden
      className={clsx(
        "inline-grid shrink-0 place-items-center rounded-full bg-fill-active font-medium text-12 text-default forced-colors:border",
        sizes[size],
        className,
      )}
      {...rest}
    >
      {initials(name, size === "lg" ? 2 : 1)}
    </span>
  );
}
