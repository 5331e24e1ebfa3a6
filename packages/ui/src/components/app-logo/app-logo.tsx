import { type ComponentProps, useState } from "react";
import { initials } from "../../internal/initials.ts";
import { appLogoVariants } from "./app-logo.variants.ts";

/** Props of {@link AppLogo}. */
export interface AppLogoProps extends Omit<ComponentProps<"span">, "children"> {
  /** The app's name; its initials are shown without a picture. */
  name: string;
  /** URL of the picture. Missing or broken: the initials. */
  src?: string | null;
  /** 20, 24, 32 or 40 px. @default "md" */
  size?: "sm" | "md" | "lg" | "xl";
}

/** The tile of an app. Decorative: its name is beside it. */
export function AppLogo({ name, src, size = "md", className, ...rest }: AppLogoProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = src ? src : null;
  const shown = picture !== null && picture !== broken;
  return (
    <span
      data-slot="app-logo"
      data-size={size}
      data-state={shown ? "picture" : "letters"}
      aria-hidden
      className={appLogoVariants({ size, className })}
      {...rest}
    >
      {shown ? (
        <img
          src={picture}
          alt=""
          draggable={false}
          onError={() => setBroken(picture)}
          className="size-3/4 object-contain"
        />
      ) : (
        initials(name, size === "lg" || size === "xl" ? 2 : 1)
      )}
    </span>
  );
}
