import { covers } from "../../testing/contract.tsx";
import { Progress } from "./index.ts";

export const contract = [
  covers(Progress, "progress", { label: "Uploading sales.csv", value: 62 }),
  covers(Progress, "progress", { label: "Reading the list of tools", wordless: true }),
];
