import { useState } from "react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Card, CardBody, CardFoot, CardHead } from "../../components/card/index.ts";
import { Checkbox } from "../../components/checkbox/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { smsPreferencesTexts } from "./sms-preferences.texts.ts";
import type { EmailChoice, EmailSettings, SmsPreferencesActions } from "./sms-preferences.types.ts";

const texts = smsPreferencesTexts.email;

interface EmailCardProps {
  email: EmailSettings;
  onSave: NonNullable<SmsPreferencesActions["onSaveEmail"]>;
}

/** Which emails a person gets. */
export function EmailCard({ email, onSave }: EmailCardProps) {
  const [wanted, setWanted] = useState<EmailChoice>(email.value);
  const { save, confirmHref } = email;
  const saving = save.kind === "saving";
  const box = (name: keyof EmailChoice) => (
    <Checkbox
      checked={wanted[name]}
      disabled={saving}
      hint={texts[name].hint}
      onCheckedChange={(checked) => setWanted({ ...wanted, [name]: checked === true })}
    >
      {texts[name].label}
    </Checkbox>
  );
  return (
    <Card>
      <form
        aria-label={texts.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving) onSave(wanted);
        }}
      >
        <CardHead title={texts.title} />
        <CardBody className="grid gap-4">
          {save.kind === "saved" && <Notice tone="success">{texts.saved}</Notice>}
          {save.kind === "failed" && <Notice tone="danger">{save.message}</Notice>}
          {confirmHref !== null && (
            <Notice
              action={
                <LinkButton href={confirmHref} size="sm" variant="outline">
                  {texts.confirm}
                </LinkButton>
              }
            >
              {texts.unconfirmed}
            </Notice>
          )}
          {box("connections")}
          {box("digest")}
        </CardBody>
        <CardFoot className="justify-end">
          <Button aria-label={texts.saveName} loading={saving} type="submit" variant="primary">
            {texts.save}
          </Button>
        </CardFoot>
      </form>
    </Card>
  );
}
