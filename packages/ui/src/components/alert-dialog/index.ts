export { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";
