import { covers } from "../../testing/contract.tsx";
import { Combobox } from "./index.ts";

export const contract = [
  covers(
    Combobox,
    "combobox",
    {
      "aria-label": "Assignee",
      options: [{ value: "priya", label: "Priya Raman" }],
      value: "priya",
    },
    { control: "combobox-control" },
  ),
];
