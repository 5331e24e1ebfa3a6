import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { Form, FormField, FormSubmit, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";
import { snoozeDays } from "./snooze-days.logic.ts";

type SnoozeDialogProps = {
  open: boolean;
  /** Of the item. */
  title: string;
  now: string;
  onSnooze: (day: string) => void;
  onClose: () => void;
};

/** When an item returns: tomorrow, next week, or on another day. */
export function SnoozeDialog({ open, title, now, onSnooze, onClose }: SnoozeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      <DialogContent size="sm" title={texts.snoozeTitle(title)}>
        <SnoozeForm now={now} onClose={onClose} onSnooze={onSnooze} />
      </DialogContent>
    </Dialog>
  );
}

function SnoozeForm({ now, onSnooze, onClose }: Omit<SnoozeDialogProps, "open" | "title">) {
  const { timeZone } = useLocale();
  const { tomorrow, nextWeek } = snoozeDays(now, timeZone);
  const form = useForm({
    shape: { day: z.string().check(z.refine((day) => day >= tomorrow, texts.dayMissing)) },
    initial: { day: tomorrow },
    focus: "answer",
    onSubmit: async ({ day }) => onSnooze(day),
  });
  return (
    <Form aria-label={texts.snooze} className="flex min-h-0 flex-col" form={form} summary={false}>
      <DialogBody>
        <p className="text-13 text-muted">{texts.snoozeHint}</p>
        <div className="my-4 grid gap-2">
          {(
            [
              [texts.tomorrow, tomorrow],
              [texts.nextWeek, nextWeek],
            ] as const
          ).map(
            ([name, day]) =>
              day !== null && (
                <Button key={name} onClick={() => onSnooze(day)}>
                  {name}
                  <span className="ms-2 font-normal text-muted">
                    <DateTime precision="day" value={day} />
                  </span>
                </Button>
              ),
          )}
        </div>
        <FormField label={texts.day} name="day">
          {(control) => <TextInput {...control} min={tomorrow} type="date" />}
        </FormField>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <FormSubmit>{texts.snooze}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
