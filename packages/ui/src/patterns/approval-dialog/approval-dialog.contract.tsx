import { covers } from "../../testing/contract.tsx";
import { EffectBadge } from "./index.ts";

export const contract = [covers(EffectBadge, "effect-badge", { effect: "write" })];
