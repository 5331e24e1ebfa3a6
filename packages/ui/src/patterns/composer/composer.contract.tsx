import { covers } from "../../testing/contract.tsx";
import { Composer } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(
    Composer,
    "composer",
    { value: "", onValueChange: nothing, onSend: nothing, upload: { accept: [], onFile: nothing } },
    { control: "composer-input" },
  ),
];
