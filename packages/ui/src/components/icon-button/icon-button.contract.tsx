import { Pencil } from "lucide-react";
import { covers } from "../../testing/contract.tsx";
import { IconButton } from "./index.ts";

export const contract = [covers(IconButton, "icon-button", { label: "Edit", icon: Pencil })];
