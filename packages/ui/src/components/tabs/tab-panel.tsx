import * as RadixTabs from "@radix-ui/react-tabs";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { toInner } from "./tabs.tsx";

/** Props of {@link TabPanel}. */
export interface TabPanelProps
  extends Omit<ComponentProps<typeof RadixTabs.Content>, "asChild" | "forceMount"> {
  /** The tab that shows it. */
  value: string;
  /** Keeps what was typed in it while another panel is shown. @default false */
  keepMounted?: boolean;
}

/** What one tab shows. */
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
