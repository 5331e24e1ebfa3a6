import { covers } from "../../testing/contract.tsx";
import { Badge } from "./index.ts";

export const contract = [covers(Badge, "badge", { children: "New" })];
