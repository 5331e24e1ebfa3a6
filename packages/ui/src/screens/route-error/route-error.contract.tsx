import { covers } from "../../testing/contract.tsx";
import { RouteErrorScreen } from "./index.ts";

export const contract = [
  covers(RouteErrorScreen, "message-page", { state: { kind: "failed", message: "Error: no" } }),
];
