import { covers } from "../../testing/contract.tsx";
import { FieldMapping } from "./index.ts";

export const contract = [
  covers(FieldMapping, "field-mapping", { label: "Field mappings", rows: [] }),
];
