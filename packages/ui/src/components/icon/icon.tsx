import { clsx } from "clsx";
import type { ComponentProps, ComponentType, SVGProps } from "react";

/** An icon component: those of lucide-react, or any other that renders one `<svg>`. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement> & { size?: number | string }>;

/** Rendered edge in px by size. */
const pixels = { xs: 12, sm: 14, md: 16, lg: 20 } as const;

/** Scale of an icon: 12, 14, 16 or 20 px. */
export type IconSize = keyof typeof pixels;

/** Props of {@link Icon}. */
export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** The icon. */
  icon: IconComponent;
  /** 12, 14, 16 or 20 px. @default "md" */
  size?: IconSize;
  /** Accessible name; omit it if text beside it says the same. */
  label?: string;
}

/** One icon on the grid: 16 px with a 1.5 px stroke, in the colour of its text. */
export function Icon({ icon: Svg, size = "md", label, className, ...rest }: IconProps) {
  const edge = pixels[size];
  return (
    <Svg
      data-slot="icon"
      data-size={size}
      size={edge}
      // The icons have a grid of 24: this keeps 1.5 px on the screen at every size.
      strokeWidth={(1.5 * 24) / edge}
      className={clsx("shrink-0", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
      {...rest}
    />
  );
}
