import * as RadixTabs from "@radix-ui/react-tabs";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { edgeMask } from "./tabs.logic.ts";
import { toInner, useTabsSize } from "./tabs.tsx";
import { tabListVariants, tabRowVariants, tabVariants } from "./tabs.variants.ts";
import { useScrollEdges } from "./use-scroll-edges.ts";

/** Props of {@link TabList}. */
export interface TabListProps
  extends Omit<ComponentProps<typeof RadixTabs.List>, "asChild" | "aria-label"> {
  /** Accessible name of the tabs. */
  label: string;
}

/** The row of tabs. If there is not enough room, it scrolls and fades at the cut-off side. */
export function TabList({ label, className, ref, children, ...rest }: TabListProps) {
  const { ref: scroller, edges } = useScrollEdges();
  return (
    <div ref={ref} data-slot="tab-list" className={tabListVariants({ className })}>
      <RadixTabs.List
        ref={scroller}
        aria-label={label}
        data-slot="tab-row"
        data-state={edges.left || edges.right ? "scrolls" : undefined}
        className={tabRowVariants()}
        {...rest}
        style={{ maskImage: edgeMask(edges), scrollbarWidth: "none", ...rest.style }}
      >
        {children}
      </RadixTabs.List>
    </div>
  );
}

/** Props of {@link Tab}. */
export interface TabProps extends Omit<ComponentProps<typeof RadixTabs.Trigger>, "asChild"> {
  /** The panel that it shows. */
  value: string;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Small mark after the words: a count, a dot. */
  end?: ReactNode;
}

/** One tab: the name of a panel. */
export function Tab({ value, icon, end, className, children, ...rest }: TabProps) {
  const size = useTabsSize();
  return (
    <RadixTabs.Trigger
      data-slot="tab"
      value={toInner(value)}
      className={tabVariants({ size, className })}
      {...rest}
    >
      <span className="-mx-1 flex items-center gap-1.5 rounded-4 px-1 outline-focus group-focus-visible/tab:outline-2">
        {icon && <Icon icon={icon} />}
        {children}
        {end !== undefined && <span className="nums text-12 text-subtle">{end}</span>}
      </span>
    </RadixTabs.Trigger>
  );
}
