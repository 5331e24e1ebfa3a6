import { covers } from "../../testing/contract.tsx";
import { ErrorSummary } from "./index.ts";

export const contract = [
  covers(ErrorSummary, "error-summary", {
    errors: [{ controlId: "name", message: "Enter a name." }],
  }),
];
