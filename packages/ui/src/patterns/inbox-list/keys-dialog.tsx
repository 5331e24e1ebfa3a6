import { Fragment } from "react";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { Kbd } from "../../components/kbd/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { helpLines } from "./keys.logic.ts";

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All shortcuts of the list. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const labels = useLabels();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={labels.keyboardShortcuts} size="sm">
        <DialogBody>
          <dl data-slot="keys-table" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-13">
            {helpLines().map(({ command, presses }) => (
              <Fragment key={command}>
                <dt className="text-muted">{labels.shortcuts[command]}</dt>
                <dd className="flex flex-wrap items-center justify-end gap-1 text-12 text-subtle">
                  {presses.map((press, index) => (
                    <Fragment key={press.join()}>
                      {index > 0 && labels.or}
                      {press.map((key) => (
                        <Kbd key={key}>{key}</Kbd>
                      ))}
                    </Fragment>
                  ))}
                </dd>
              </Fragment>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
