export { AlertDialog } from "./alert-dialog.tsx";
export type { AlertDialogProps } from "./alert-dialog.types.ts";
export { ConfirmDialog } from "./confirm-dialog.tsx";
export type { ConfirmDialogProps } from "./confirm-dialog.types.ts";
