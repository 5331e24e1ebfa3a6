import { covers } from "../../testing/contract.tsx";
import { AppLogo } from "./index.ts";

export const contract = [covers(AppLogo, "app-logo", { name: "Jira" })];
