import { covers } from "../../testing/contract.tsx";
import { PageHeader } from "./index.ts";

export const contract = [covers(PageHeader, "page-header", { title: "Home" })];
