import { ShellFrame, type ShellFrameProps } from "./shell-frame.tsx";
import type { TopBarView } from "./shell.types.ts";
import { TopBar } from "./top-bar.tsx";

/** Props of {@link Shell}. */
export interface ShellProps extends TopBarView, Omit<ShellFrameProps, "bar" | "brand" | "paths"> {}

/** Bar, page and footer of every page. The footer is at the bottom of short pages, too. */
export function Shell({
  account,
  current,
  badges,
  theme,
  onThemeChange,
  onSearch,
  onSwitchOrganization,
  ...frame
}: ShellProps) {
  const { brand, paths } = frame;
  const bar = {
    brand,
    paths,
    account,
    current,
    badges,
    theme,
    onThemeChange,
    onSearch,
    onSwitchOrganization,
  };
  return <ShellFrame {...frame} bar={<TopBar {...bar} />} />;
}
