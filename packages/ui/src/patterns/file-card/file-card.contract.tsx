import { covers } from "../../testing/contract.tsx";
import { salesFile } from "./file-card.fixtures.ts";
import { FileCard } from "./index.ts";

export const contract = [covers(FileCard, "file-card", { file: salesFile })];
