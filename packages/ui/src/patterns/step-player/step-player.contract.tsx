import { covers } from "../../testing/contract.tsx";
import { StepPlayer } from "./index.ts";

export const contract = [
  covers(StepPlayer, "step-player", { label: "Demo", script: [], children: () => null }),
];
