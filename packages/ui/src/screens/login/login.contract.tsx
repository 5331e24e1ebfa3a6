import { brand } from "../../patterns/shell/shell.fixtures.ts";
import { covers } from "../../testing/contract.tsx";
import { LoginScreen } from "./index.ts";

export const contract = [
  covers(LoginScreen, "message-page", { state: { kind: "ready", loginUrl: "/portal" }, brand }),
];
