import { covers } from "../../testing/contract.tsx";
import { LinkButton } from "./index.ts";

export const contract = [
  covers(LinkButton, "link-button", { href: "/ui", children: "Connections" }),
];
