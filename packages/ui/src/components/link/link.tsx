import type { ComponentProps } from "react";
import { newTab as newTabEnglish } from "../labels/small-words.ts";
import { useSmallWord } from "../labels/use-words.ts";
import { linkVariants } from "./link.variants.ts";
import { useRouterLink } from "./link-provider.tsx";

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<"a"> {
  /** Target. An address with a scheme or a host leaves the app. */
  href: string;
  /**
   * `inline` alone on its line, `text` inside a sentence, `quiet` in the surrounding colour, `plain` for rows and
   * cards.
   * @default "inline"
   */
  variant?: "inline" | "text" | "quiet" | "plain";
  /** Leaves the app although the address looks internal (an API address, a file). @default by the address */
  external?: boolean;
  /** Opens in a new tab, which screen readers announce. @default false */
  newTab?: boolean;
}

/** A link: inside the app through the app's own link component, outside as a plain anchor. */
export function Link({
  href,
  variant = "inline",
  external,
  newTab = false,
  className,
  children,
  ...rest
}: LinkProps) {
  const newTabWord = useSmallWord("newTab", newTabEnglish);
  const RouterLink = useRouterLink();
  const leaves = external ?? /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
  const common = {
    "data-slot": "link",
    "data-variant": variant,
    href,
    className: linkVariants({ variant, className }),
    ...rest,
  };
  const content = (
    <>
      {children}
      {newTab && <span className="sr-only"> ({newTabWord})</span>}
    </>
  );
  if (!leaves && !newTab) return <RouterLink {...common}>{content}</RouterLink>;
  return (
    <a {...common} rel="noopener noreferrer" target={newTab ? "_blank" : undefined}>
      {content}
    </a>
  );
}
