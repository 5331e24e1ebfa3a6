import { AlertDialog } from "@switchboard/ui/alert-dialog";

/** The alert of the shell, a module of its own: it is loaded when something may fail. */
export default AlertDialog;
