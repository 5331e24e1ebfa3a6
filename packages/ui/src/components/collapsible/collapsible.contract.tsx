import { covers } from "../../testing/contract.tsx";
import { Collapsible } from "./index.ts";

export const contract = [covers(Collapsible, "collapsible", { title: "MODEL", children: "Text" })];
