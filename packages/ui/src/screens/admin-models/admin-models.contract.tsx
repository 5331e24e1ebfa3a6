import { covers } from "../../testing/contract.tsx";
import { EvaluationSection } from "./index.ts";

export const contract = [
  covers(EvaluationSection, "evaluation-section", { state: { kind: "loading" } }),
];
