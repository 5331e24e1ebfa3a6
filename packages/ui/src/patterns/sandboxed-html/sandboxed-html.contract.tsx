import { covers } from "../../testing/contract.tsx";
import { SandboxedHtml } from "./index.ts";

export const contract = [
  covers(SandboxedHtml, "sandboxed-html", {
    html: "<p>Hello Maya,</p>",
    label: "Original message",
  }),
];
