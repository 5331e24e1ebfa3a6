import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { toInner } from "./tabs.tsx";

/** Props of {@link TabPanel}. */
export interface TabPanelProps
  extends Omit<ComponentProps<typeof RadixTabs.Content>, "asChild" | "forceMount"> {
  /** The tab that shows it. */
  value: string;
  /** Stays mounted while another panel is shown, with what was typed in it. @default false */
  keepMounted?: boolean;
}

/** The content of one tab. */
export function TabPanel({ value, keepMounted = false, className, ...rest }: TabPanelProps) {
  return (
    <RadixTabs.Content
      data-slot="tab-panel"
      value={toInner(value)}
      className={clsx("min-w-0 rounded-4 pt-4 data-[state=inactive]:hidden", className)}
      {...(keepMounted ? { forceMount: true } : {})}
      {...rest}
    />
  );
}
