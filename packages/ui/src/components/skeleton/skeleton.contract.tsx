import { covers } from "../../testing/contract.tsx";
import { Skeleton } from "./index.ts";

export const contract = [covers(Skeleton, "skeleton", {})];
