import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Collapsible, type CollapsibleProps } from "../../components/collapsible/index.ts";

/** Stacked sections. Fills its column or drawer, and scrolls in itself. */
export function SettingsSidebar({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="settings-sidebar"
      className={clsx("h-full min-w-0 overflow-y-auto", className)}
      {...rest}
    />
  );
}

/** Props of {@link SettingsSection}. */
export interface SettingsSectionProps extends CollapsibleProps {}

/** One section: its title expands and collapses it. Open by default. */
export function SettingsSection({ className, ...rest }: SettingsSectionProps) {
  return (
    <Collapsible
      data-slot="settings-section"
      className={clsx("border-b px-4 pb-4 last:border-0 data-[state=closed]:pb-0", className)}
      {...rest}
    />
  );
}
