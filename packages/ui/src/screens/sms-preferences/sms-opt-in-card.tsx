import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Card, CardBody, CardFoot, CardHead } from "../../components/card/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { smsPreferencesTexts } from "./sms-preferences.texts.ts";
import type { OptIn, SmsPreferencesActions } from "./sms-preferences.types.ts";

const texts = smsPreferencesTexts.optIn;

interface SmsOptInCardProps {
  /** Null until the phone is verified. */
  optIn: OptIn | null;
  onSave: SmsPreferencesActions["onSaveOptIn"];
}

/** Switches text messages on or off, once there is a number for them. */
export function SmsOptInCard({ optIn, onSave }: SmsOptInCardProps) {
  const [wanted, setWanted] = useState(optIn?.value ?? false);
  const save = optIn?.save ?? { kind: "idle" as const };
  const saving = save.kind === "saving";
  return (
    <Card>
      <form
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (optIn !== null && !saving) onSave({ optIn: wanted });
        }}
      >
        <CardHead title={texts.title} />
        <CardBody className="grid gap-4">
          {save.kind === "saved" && <Notice tone="success">{texts.saved}</Notice>}
          {save.kind === "failed" && <Notice tone="danger">{save.message}</Notice>}
          <Checkbox
            checked={wanted}
            disabled={optIn === null || saving}
            hint={optIn === null ? texts.locked : texts.hint}
            onCheckedChange={(checked) => setWanted(checked === true)}
          >
            {texts.label}
          </Checkbox>
        </CardBody>
        <CardFoot className="justify-end">
          <Button disabled={optIn === null} loading={saving} type="submit" variant="primary">
            {texts.save}
          </Button>
        </CardFoot>
      </form>
    </Card>
  );
}
