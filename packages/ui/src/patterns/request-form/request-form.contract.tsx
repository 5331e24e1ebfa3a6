import { covers } from "../../testing/contract.tsx";
import { RequestForm } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(RequestForm, "button", {
    about: "integration",
    state: { kind: "closed" },
    onOpen: nothing,
    onClose: nothing,
    onSend: nothing,
  }),
];
