import { covers } from "../../testing/contract.tsx";
import { CommandPalette } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(
    CommandPalette,
    "command-palette",
    {
      open: true,
      onOpenChange: nothing,
      onSelect: nothing,
      groups: [{ label: "Do", commands: [{ id: "invite", label: "Invite a member" }] }],
    },
    { portal: true },
  ),
];
