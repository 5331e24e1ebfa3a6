import { covers } from "../../testing/contract.tsx";
import { BackLink } from "./index.ts";

export const contract = [covers(BackLink, "back-link", { href: "/ui", children: "Home" })];
