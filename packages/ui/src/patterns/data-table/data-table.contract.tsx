import { covers } from "../../testing/contract.tsx";
import { BulkBar } from "./index.ts";

export const contract = [
  covers(BulkBar, "bulk-bar", { count: 2, onClear: () => undefined, children: "Archive" }),
];
