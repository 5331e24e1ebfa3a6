import { covers } from "../../testing/contract.tsx";
import { Button, LinkButton } from "./index.ts";

export const contract = [
  covers(Button, "button", { children: "Save" }),
  covers(LinkButton, "link-button", { href: "/ui", children: "Connections" }),
];
