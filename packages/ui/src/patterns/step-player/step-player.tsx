import { clsx } from "clsx";
import { Pause, Play, RotateCcw, StepForward } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../components/button/index.ts";
import { IconButton } from "../../components/icon-button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import type { PlayerClock } from "./clock.ts";
import type { Script, ScriptFrame } from "./step-player.logic.ts";
import { useStepPlayer } from "./use-step-player.ts";

/** Props of {@link StepPlayer}. */
export interface StepPlayerProps<Part> extends Omit<ComponentProps<"div">, "children"> {
  /** Accessible name of the demonstration. */
  label: string;
  /** The script. Must be stable between renders: a new object restarts the player. */
  script: Script<Part>;
  /** Renders one frame. */
  children: (frame: ScriptFrame<Part>) => ReactNode;
  /** Plays on mount. @default false */
  autoPlay?: boolean;
  /** Begins this many milliseconds into the script. @default 0 */
  startAt?: number;
  /** The clock. @default that of the browser */
  clock?: PlayerClock;
  /** Shows the end at once instead of playing. @default the person's preference */
  reducedMotion?: boolean;
}

/** Plays a script step by step, with pause, single steps and replay. */
export function StepPlayer<Part>({
  label,
  script,
  children,
  autoPlay,
  startAt,
  clock,
  reducedMotion,
  className,
  ...rest
}: StepPlayerProps<Part>) {
  const labels = useLabels();
  const player = useStepPlayer(script, { autoPlay, startAt, clock, reducedMotion });
  const { frame, status } = player;
  const playing = status === "playing";
  return (
    <div
      data-slot="step-player"
      data-state={status}
      role="group"
      aria-label={label}
      className={clsx("min-w-0 overflow-hidden rounded-8 border bg-surface", className)}
      {...rest}
    >
      {children(frame)}
      <div className="flex items-center gap-1 border-t px-2 py-1.5">
        <IconButton
          icon={playing ? Pause : Play}
          label={playing ? labels.pause : labels.play}
          onClick={playing ? player.pause : player.play}
        />
        <IconButton
          // Not `disabled`: a person who stepped to the end keeps the focus.
          aria-disabled={frame.ended || undefined}
          icon={StepForward}
          label={labels.nextStep}
          onClick={frame.ended ? undefined : player.step}
        />
        <span className="nums me-auto px-1 text-12 text-subtle">
          <bdi>
            {frame.step} / {frame.steps}
          </bdi>
        </span>
        <Button iconStart={RotateCcw} onClick={player.replay} size="sm" variant="ghost">
          {labels.replay}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {status === "idle" ? "" : frame.said}
      </p>
    </div>
  );
}
