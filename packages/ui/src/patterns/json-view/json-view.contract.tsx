import { covers } from "../../testing/contract.tsx";
import { JsonView } from "./index.ts";

export const contract = [
  covers(JsonView, "json-view", { label: "Arguments", value: { a: 1, b: ["x", null, true] } }),
];
