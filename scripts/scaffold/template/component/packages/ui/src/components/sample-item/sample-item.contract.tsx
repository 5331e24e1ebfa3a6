import { covers } from "../../testing/contract.tsx";
import { SampleItem } from "./index.ts";

export const contract = [covers(SampleItem, "sample-item", { children: "Sample item" })];
