import { covers } from "../../testing/contract.tsx";
import { FieldError, FieldHint, FieldLabel } from "./index.ts";

export const contract = [
  covers(FieldLabel, "field-label", { children: "Name" }),
  covers(FieldHint, "field-hint", { children: "Help" }),
  covers(FieldError, "field-error", { children: "Enter a name." }),
];
