import { AlertDialog } from "@switchboard/ui/alert-dialog";

/** A sentence that the person has to have seen; null while there is none. */
export function Alert({ text, onClose }: { text: string | null; onClose: () => void }) {
  return <AlertDialog open={text !== null} message={text ?? ""} onClose={onClose} />;
}
