import { Fragment } from "react";
import { Dialog, DialogBody, DialogContent } from "../../components/dialog/index.ts";
import { Kbd } from "../../components/kbd/index.ts";
import { Switch } from "../../components/switch/index.ts";
import { useLabels } from "../../components/labels/index.ts";

export interface KeysDialogProps {
  /** What keys do, each with the presses that do it. */
  lines: readonly { name: string; presses: readonly (readonly string[])[] }[];
  /** Whether they work. @default true */
  on?: boolean;
  /** Turns them on or off. */
  onChange?: ((on: boolean) => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All shortcuts of a page. */
export function KeysDialog({ lines, on = true, onChange, open, onOpenChange }: KeysDialogProps) {
  const labels = useLabels();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title={labels.keyboardShortcuts} size="sm">
        <DialogBody>
          {onChange && (
            <Switch checked={on} className="mb-4" onCheckedChange={onChange}>
              {labels.useShortcuts}
            </Switch>
          )}
          <dl data-slot="keys-table" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-13">
            {lines.map(({ name, presses }) => (
              <Fragment key={name}>
                <dt className="text-muted">{name}</dt>
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
