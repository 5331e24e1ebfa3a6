import { covers } from "../../testing/contract.tsx";
import { Select } from "./index.ts";

export const contract = [
  covers(Select, "select", {
    "aria-label": "Model",
    options: [{ value: "a", label: "A" }],
    value: "a",
  }),
];
