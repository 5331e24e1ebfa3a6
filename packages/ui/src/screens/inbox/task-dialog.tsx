import { Button } from "../../components/button/index.ts";
import { Dialog, DialogBody, DialogContent, DialogFoot } from "../../components/dialog/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { Select } from "../../components/select/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { useUnsavedChanges } from "../../components/unsaved-changes/index.ts";
import { Form, FormField, FormSubmit, useForm } from "../../form/index.ts";
import { z } from "../../form/zod-jitless.ts";
import type { TaskDraft } from "../../patterns/inbox-list/index.ts";
import { PRIORITIES } from "../../patterns/inbox-list/source.logic.ts";
import { inboxTexts as texts } from "./inbox.texts.ts";

const shape = {
  title: z
    .string()
    .check(z.trim(), z.minLength(1, texts.taskTitleMissing), z.maxLength(500, texts.taskTitleLong)),
  description: z.string().check(z.trim(), z.maxLength(20_000)),
  priority: z.enum(PRIORITIES),
  dueDate: z.string(),
};
const emptyTask: TaskDraft = { title: "", description: "", priority: "medium", dueDate: "" };
const priorities = PRIORITIES.map((value) => ({ value, label: texts.priorities[value] }));

type TaskDialogProps = {
  open: boolean;
  /** The task that is edited; without one a new task is added. */
  task?: TaskDraft | undefined;
  onSave: (task: TaskDraft) => Promise<void>;
  onClose: () => void;
};

/** The form of a task of one's own. What was typed survives a failure, and is not thrown away unasked. */
export function TaskDialog({ open, onClose, ...rest }: TaskDialogProps) {
  const unsaved = useUnsavedChanges();
  const close = () => unsaved.ask({ discard: onClose });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <DialogContent title={rest.task ? texts.editTask : texts.addTitle}>
        <TaskForm {...rest} onClose={close} />
      </DialogContent>
    </Dialog>
  );
}

function TaskForm({ task, onSave, onClose }: Omit<TaskDialogProps, "open">) {
  const form = useForm({ shape, initial: task ?? emptyTask, focus: "answer", onSubmit: onSave });
  return (
    <Form
      aria-label={task ? texts.editTask : texts.addTitle}
      className="flex min-h-0 flex-col"
      form={form}
      summary={false}
    >
      <DialogBody>
        <div className="grid gap-4">
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          <FormField label={texts.taskTitle} name="title" required>
            {(control) => <TextInput {...control} autoComplete="off" dir="auto" />}
          </FormField>
          <FormField label={texts.description} name="description">
            {(control) => <TextArea {...control} dir="auto" />}
          </FormField>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField label={texts.priority} name="priority">
              {({ onChange, ...control }) => (
                <Select {...control} onValueChange={onChange} options={priorities} />
              )}
            </FormField>
            <FormField label={texts.dueDate} name="dueDate">
              {(control) => <TextInput {...control} type="date" />}
            </FormField>
          </div>
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <FormSubmit>{task ? texts.save : texts.addTask}</FormSubmit>
      </DialogFoot>
    </Form>
  );
}
