import { Search } from "lucide-react";
import { covers } from "../../testing/contract.tsx";
import { TextInput } from "./index.ts";

export const contract = [
  covers(TextInput, "text-input", { "aria-label": "Name" }),
  covers(
    TextInput,
    "text-input",
    { "aria-label": "Search", iconStart: Search },
    { control: "text-input-control" },
  ),
];
