import type { Brand, ShellPaths } from "../../patterns/shell/index.ts";
import type { StepPlayerProps } from "../../patterns/step-player/index.ts";
import type { DemoPart } from "./demo.script.ts";

export type HowItWorksState = { kind: "ready" };

/** Props of the screen. */
export interface HowItWorksScreenProps {
  state: HowItWorksState;
  brand: Brand;
  paths: Pick<ShellPaths, "login">;
  /** How the demo is played. */
  player?: Pick<StepPlayerProps<DemoPart>, "autoPlay" | "startAt" | "clock" | "reducedMotion">;
}
