export { type PlayerClock, systemClock } from "./clock.ts";
export { StepPlayer, type StepPlayerProps } from "./step-player.tsx";
export {
  type Script,
  scriptDuration,
  type ScriptFrame,
  type ScriptStep,
} from "./step-player.logic.ts";
