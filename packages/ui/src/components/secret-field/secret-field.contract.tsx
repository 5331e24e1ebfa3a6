import { covers } from "../../testing/contract.tsx";
import { SecretField } from "./index.ts";

export const contract = [
  covers(
    SecretField,
    "secret-field",
    { "aria-label": "API token" },
    { control: "text-input-control" },
  ),
];
