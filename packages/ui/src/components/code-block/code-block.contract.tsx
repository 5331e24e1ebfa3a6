import { covers } from "../../testing/contract.tsx";
import { CodeBlock } from "./index.ts";

export const contract = [covers(CodeBlock, "code-block", { label: "Code", children: "SELECT 1" })];
