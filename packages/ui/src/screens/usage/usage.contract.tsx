import { covers } from "../../testing/contract.tsx";
import { adminPages } from "../admin-parts.fixtures.ts";
import { UsageScreen } from "./index.ts";
import { ready } from "./usage.fixtures.ts";

export const contract = [covers(UsageScreen, "page", { state: ready, pages: adminPages("Usage") })];
