import type { ReactNode } from "react";
import { covers } from "../../testing/contract.tsx";
import { Button } from "../button/index.ts";
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from "./index.ts";

const open = (part: ReactNode) => <Drawer defaultOpen>{part}</Drawer>;

export const contract = [
  covers(
    DrawerContent,
    "drawer",
    { title: "History", children: "Text" },
    { within: open, portal: true },
  ),
  covers(
    DrawerTrigger,
    "button",
    { children: <Button>Open</Button> },
    { within: (part) => <Drawer>{part}</Drawer> },
  ),
  covers(
    DrawerClose,
    "button",
    { children: <Button>Leave</Button> },
    { within: (part) => open(<DrawerContent title="History">{part}</DrawerContent>), portal: true },
  ),
];
