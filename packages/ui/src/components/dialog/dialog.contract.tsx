import type { ReactNode } from "react";
import { covers } from "../../testing/contract.tsx";
import { Button } from "../button/index.ts";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFoot,
  DialogSummary,
  DialogTrigger,
} from "./index.ts";

const open = (part: ReactNode) => <Dialog defaultOpen>{part}</Dialog>;

export const contract = [
  covers(
    DialogContent,
    "dialog",
    { title: "Rename", children: "Text" },
    { within: open, portal: true },
  ),
  covers(
    DialogTrigger,
    "button",
    { children: <Button>Open</Button> },
    { within: (part) => <Dialog>{part}</Dialog> },
  ),
  covers(
    DialogClose,
    "button",
    { children: <Button>Leave</Button> },
    { within: (part) => open(<DialogContent title="Rename">{part}</DialogContent>), portal: true },
  ),
  covers(DialogBody, "dialog-body", { children: "Text" }),
  covers(DialogFoot, "dialog-foot", { children: "Text" }),
  covers(DialogSummary, "dialog-summary", { children: "Text" }),
];
