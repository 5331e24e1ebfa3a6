import { covers } from "../../testing/contract.tsx";
import { Checkbox } from "./index.ts";

export const contract = [
  covers(Checkbox, "checkbox", { "aria-label": "Choose" }),
  covers(
    Checkbox,
    "checkbox",
    { children: "Words", hint: "More words" },
    { control: "checkbox-control" },
  ),
];
