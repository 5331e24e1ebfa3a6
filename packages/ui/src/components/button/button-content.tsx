import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { ButtonSize } from "./button.types.ts";

interface ButtonContentProps {
  size: ButtonSize;
  iconStart: IconComponent | undefined;
  iconEnd: IconComponent | undefined;
  loading?: boolean | undefined;
  children: ReactNode;
}

/** Text and icons of a button. The spinner replaces the first icon, or the text if there is none, so nothing moves. */
export function ButtonContent({
  size,
  iconStart,
  iconEnd,
  loading = false,
  children,
}: ButtonContentProps) {
  const iconSize = size === "lg" ? "lg" : "md";
  const overWords = loading && iconStart === undefined;
  return (
    <>
      {iconStart &&
        (loading ? (
          <Spinner immediate label={null} size={iconSize} className="-ms-0.5" />
        ) : (
          <Icon icon={iconStart} size={iconSize} className="-ms-0.5" />
        ))}
      {overWords && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner immediate label={null} />
        </span>
      )}
      {children !== undefined && (
        <span data-slot="button-label" className={clsx("truncate", overWords && "opacity-0")}>
          {children}
        </span>
      )}
      {iconEnd && (
        <Icon
          icon={iconEnd}
          size={iconSize}
          className={clsx("-me-0.5", overWords && "opacity-0")}
        />
      )}
    </>
  );
}
