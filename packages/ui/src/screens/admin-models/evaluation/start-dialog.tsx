import { useState } from "react";
import { Button } from "../../../components/button/index.ts";
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFoot,
} from "../../../components/dialog/index.ts";
import { Field } from "../../../components/field/index.ts";
import { RadioGroup, RadioItem } from "../../../components/radio-group/index.ts";
import { Select } from "../../../components/select/index.ts";
import { evaluationTexts } from "./evaluation.texts.ts";
import type { EvaluationReady, EvaluationStart } from "./evaluation.types.ts";

const texts = evaluationTexts.form;

type StartDialogProps = {
  open: boolean;
  state: EvaluationReady;
  onStart: (start: EvaluationStart) => void;
  onClose: () => void;
};

/** Asks which model to evaluate, and with how many cases. */
export function StartDialog({ open, state, onStart, onClose }: StartDialogProps) {
  const { models, samples, cases, starting } = state;
  const [model, setModel] = useState<string>();
  const [size, setSize] = useState<EvaluationStart["size"]>("sample");
  // The first model beside the planner is what somebody comes for.
  const chosen = model ?? models[1]?.id ?? models[0]?.id;
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open={open}>
      <DialogContent title={texts.title}>
        <form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== undefined) onStart({ model: chosen, size });
          }}
        >
          <DialogBody>
            <div className="grid grid-cols-1 gap-4">
              <Field label={texts.model}>
                <Select
                  onValueChange={setModel}
                  options={models.map(({ id, name }) => ({ value: id, label: name }))}
                  {...(chosen !== undefined && { value: chosen })}
                />
              </Field>
              <Field hint={texts.cost} label={texts.size}>
                <RadioGroup
                  onValueChange={(value) => setSize(value === "all" ? "all" : "sample")}
                  value={size}
                >
                  <RadioItem hint={texts.count(samples)} value="sample">
                    {texts.sample}
                  </RadioItem>
                  <RadioItem hint={texts.count(cases)} value="all">
                    {texts.all}
                  </RadioItem>
                </RadioGroup>
              </Field>
            </div>
          </DialogBody>
          <DialogFoot>
            <DialogClose>
              <Button type="button">{texts.cancel}</Button>
            </DialogClose>
            <Button loading={starting === "busy"} type="submit" variant="primary">
              {texts.submit}
            </Button>
          </DialogFoot>
        </form>
      </DialogContent>
    </Dialog>
  );
}
