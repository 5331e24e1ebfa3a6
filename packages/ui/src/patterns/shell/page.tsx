import { clsx } from "clsx";
import type { ReactNode } from "react";

/** Props of {@link Page}. */
export interface PageProps {
  /** 1280, 960 or 640 px of content. @default "narrow" */
  width?: "wide" | "narrow" | "form";
  children: ReactNode;
}

const widths = { wide: "max-w-page", narrow: "max-w-page-narrow", form: "max-w-form" };

/** The body of an ordinary page: 32 px of edge, 16 on a phone, content in the middle. */
export function Page({ width = "narrow", children }: PageProps) {
  return (
    <div data-slot="page" className="px-4 pt-5 pb-8 sm:p-8">
      <div className={clsx("mx-auto", widths[width])}>{children}</div>
    </div>
  );
}
