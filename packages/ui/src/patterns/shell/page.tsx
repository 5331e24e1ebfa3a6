import { clsx } from "clsx";
import type { ComponentProps } from "react";

/** Props of {@link Page}. */
export interface PageProps extends ComponentProps<"div"> {
  /** 1280, 960 or 640 px of content. @default "narrow" */
  width?: "wide" | "narrow" | "form";
}

const widths = { wide: "max-w-page", narrow: "max-w-page-narrow", form: "max-w-form" };

/** The body of an ordinary page: a margin of 32 px, 16 on a phone, content centred. */
export function Page({ width = "narrow", className, children, ...rest }: PageProps) {
  return (
    <div data-slot="page" className={clsx("px-4 pt-5 pb-8 sm:p-8", className)} {...rest}>
      <div className={clsx("mx-auto", widths[width])}>{children}</div>
    </div>
  );
}
