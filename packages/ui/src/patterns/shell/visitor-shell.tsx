import { ShellFrame, type ShellFrameProps } from "./shell-frame.tsx";
import type { VisitorBarView } from "./shell.types.ts";
import { BarFrame } from "./bar-frame.tsx";
import { VisitorBar } from "./visitor-bar.tsx";

/** Props of {@link VisitorShell}. */
export interface VisitorShellProps
  extends VisitorBarView,
    Omit<ShellFrameProps, "bar" | "brand" | "paths" | "fixed" | "routeLoading"> {}

/** The shell of somebody who is not signed in, without the code of the menus that only members have. */
export function VisitorShell({ current, theme, onThemeChange, ...frame }: VisitorShellProps) {
  const { brand, paths } = frame;
  const bar = { brand, paths, current, theme, onThemeChange };
  return (
    <ShellFrame
      {...frame}
      bar={
        <BarFrame>
          <VisitorBar {...bar} />
        </BarFrame>
      }
    />
  );
}
