import * as RadixCollapsible from "@radix-ui/react-collapsible";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";

/** Props of {@link Collapsible}. */
export interface CollapsibleProps
  extends Omit<ComponentProps<typeof RadixCollapsible.Root>, "title" | "asChild"> {
  /** Heading of the section, and the button that toggles it. */
  title: ReactNode;
  /** Short note after the title, such as `4 of 6`. */
  count?: ReactNode;
  /** Heading level. @default 2 */
  level?: 2 | 3 | 4;
}

/** A collapsible section of a sidebar. Open by default. */
export function Collapsible({
  title,
  count,
  level = 2,
  defaultOpen = true,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  const Heading = `h${level}` as const;
  return (
    <RadixCollapsible.Root
      data-slot="collapsible"
      defaultOpen={defaultOpen}
      className={clsx("group/collapsible", className)}
      {...rest}
    >
      <Heading>
        <RadixCollapsible.Trigger
          data-slot="collapsible-trigger"
          className="group/trigger flex h-12 w-full items-center text-start font-semibold text-12 text-muted tracking-overline outline-none"
        >
          {/* The ring is around the text and not around the row, whose edges touch text and arrow. */}
          <span className="flex h-8 w-full min-w-0 items-center gap-1.5 rounded-4 outline-focus outline-offset-4 group-focus-visible/trigger:outline-2">
            <span className="min-w-0 truncate" dir="auto">
              {title}
            </span>
            {count !== undefined && (
              <bdi className="nums shrink-0 font-medium text-subtle">{count}</bdi>
            )}
            <Icon
              icon={ChevronDown}
              className="-me-1 ms-auto text-subtle transition-transform duration-toggle group-data-[state=closed]/collapsible:-rotate-90 rtl:group-data-[state=closed]/collapsible:rotate-90"
            />
          </span>
        </RadixCollapsible.Trigger>
      </Heading>
      <RadixCollapsible.Content data-slot="collapsible-content">
        {children}
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  );
}
