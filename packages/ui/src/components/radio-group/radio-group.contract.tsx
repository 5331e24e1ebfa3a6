import { covers } from "../../testing/contract.tsx";
import { RadioGroup, RadioItem } from "./index.ts";

export const contract = [
  covers(
    RadioItem,
    "radio-item",
    { value: "new", children: "Only new items" },
    { within: (part) => <RadioGroup aria-label="Refresh">{part}</RadioGroup> },
  ),
];
