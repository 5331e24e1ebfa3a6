import { covers } from "../../testing/contract.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "./index.ts";

export const contract = [
  covers(
    PopoverContent,
    "popover",
    { title: "Columns", children: "Which of them are shown." },
    {
      portal: true,
      within: (part) => (
        <Popover defaultOpen>
          <PopoverTrigger>
            <button type="button">Columns</button>
          </PopoverTrigger>
          {part}
        </Popover>
      ),
    },
  ),
];
