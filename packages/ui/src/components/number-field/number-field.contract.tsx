import { covers } from "../../testing/contract.tsx";
import { NumberField } from "./index.ts";

export const contract = [
  covers(NumberField, "number-field", {
    value: 1,
    onValueChange: () => undefined,
    "aria-label": "Limit",
  }),
];
