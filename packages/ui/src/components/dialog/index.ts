export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
} from "./dialog.tsx";
export { DialogBody, DialogFoot, DialogSummary } from "./dialog-parts.tsx";
