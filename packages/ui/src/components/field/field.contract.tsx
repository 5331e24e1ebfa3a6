import { covers } from "../../testing/contract.tsx";
import { Field, FieldError, FieldHint, FieldLabel } from "./index.ts";

export const contract = [
  covers(Field, "field", { label: "Name", controlId: "name", children: <input id="name" /> }),
  covers(FieldLabel, "field-label", { children: "Name" }),
  covers(FieldHint, "field-hint", { children: "Help" }),
  covers(FieldError, "field-error", { children: "Enter a name." }),
];
