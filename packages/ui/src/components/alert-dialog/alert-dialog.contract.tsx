import { covers } from "../../testing/contract.tsx";
import { AlertDialog, ConfirmDialog } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(
    AlertDialog,
    "alert-dialog",
    { open: true, onClose: nothing, message: "The file is too large." },
    { portal: true },
  ),
  covers(
    ConfirmDialog,
    "alert-dialog",
    {
      open: true,
      title: "Delete Chat?",
      message: "It is removed for good.",
      verb: "Delete",
      onConfirm: nothing,
      onCancel: nothing,
    },
    { portal: true },
  ),
];
