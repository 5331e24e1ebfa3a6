import { covers } from "../../testing/contract.tsx";
import { CopyButton } from "./index.ts";

export const contract = [covers(CopyButton, "copy-button", { text: "x" })];
