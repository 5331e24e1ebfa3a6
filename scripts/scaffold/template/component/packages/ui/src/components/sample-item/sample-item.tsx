import type { ComponentProps } from "react";
import { sampleItemVariants } from "./sample-item.variants.ts";

/** Props of {@link SampleItem}. */
export interface SampleItemProps extends ComponentProps<"div"> {
  /** Scale. @default "md" */
  size?: "sm" | "md";
}

/** What sample item is, in one sentence. */
export function SampleItem({ size = "md", className, ...rest }: SampleItemProps) {
  return (
    <div
      data-slot="sample-item"
      data-size={size}
      className={sampleItemVariants({ size, className })}
      {...rest}
    />
  );
}
