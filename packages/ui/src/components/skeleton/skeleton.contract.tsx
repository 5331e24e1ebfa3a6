import { covers } from "../../testing/contract.tsx";
import { Skeleton, SkeletonGroup } from "./index.ts";

export const contract = [
  covers(Skeleton, "skeleton", {}),
  covers(SkeletonGroup, "skeleton-group", { children: <Skeleton /> }),
];
