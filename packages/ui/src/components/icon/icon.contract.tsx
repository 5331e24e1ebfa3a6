import { Pencil } from "lucide-react";
import { covers } from "../../testing/contract.tsx";
import { Icon } from "./index.ts";

export const contract = [covers(Icon, "icon", { icon: Pencil })];
