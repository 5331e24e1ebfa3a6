import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/index.ts";
import { Card, CardBody, CardHead } from "../../components/card/index.ts";
import { Field } from "../../components/field/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { TextInput } from "../../components/text-input/index.ts";
import { smsPreferencesTexts } from "./sms-preferences.texts.ts";
import type { SmsPreferencesActions, SmsPreferencesState } from "./sms-preferences.types.ts";

const texts = smsPreferencesTexts.phone;
const codeTexts = smsPreferencesTexts.code;
const CODE_LENGTH = 6;

interface PhoneCardProps {
  state: Exclude<SmsPreferencesState, { kind: "loading" }>;
  actions: SmsPreferencesActions;
}

/** The number: typed, then locked until its code is right, then verified. */
export function PhoneCard({ state, actions }: PhoneCardProps) {
  const { number } = state;
  const hasCode = state.kind === "code-sent" || state.kind === "verifying";
  return (
    <Card>
      <CardHead title={texts.title} />
      <CardBody className="grid gap-4">
        {state.kind === "verified" ? (
          <Verified just={state.just} number={number} onChange={actions.onChangeNumber} />
        ) : (
          <NumberForm
            // Another number after `Change number`; a failure keeps what was typed.
            key={hasCode ? number : "typed"}
            actions={actions}
            locked={hasCode}
            state={state}
          />
        )}
        {hasCode && <CodeForm onVerify={actions.onVerify} state={state} />}
      </CardBody>
    </Card>
  );
}

function Verified({
  number,
  just,
  onChange,
}: {
  number: string;
  just: boolean;
  onChange: () => void;
}) {
  return (
    <>
      {just && <Notice tone="success">{texts.done}</Notice>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="nums text-14">{number}</span>
        <span className="inline-flex items-center gap-1 font-medium text-13 text-success">
          <Icon icon={BadgeCheck} />
          {texts.verified}
        </span>
        <Button className="ms-auto" onClick={onChange} variant="outline">
          {texts.change}
        </Button>
      </div>
    </>
  );
}

interface NumberFormProps {
  state: Exclude<SmsPreferencesState, { kind: "loading" | "verified" }>;
  locked: boolean;
  actions: Pick<SmsPreferencesActions, "onSendCode" | "onChangeNumber">;
}

function NumberForm({ state, locked, actions }: NumberFormProps) {
  const [number, setNumber] = useState(state.number);
  const sending = state.kind === "sending";
  const failure =
    state.kind === "unverified"
      ? state.failure
      : state.kind === "code-sent"
        ? state.resendFailure
        : null;
  const typed = number.trim();
  return (
    <form
      aria-label={texts.title}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== "" && !sending) actions.onSendCode({ number: typed });
      }}
    >
      {state.kind === "code-sent" && <Notice tone="success">{texts.sent}</Notice>}
      <Field error={failure ?? undefined} hint={texts.hint} label={texts.label}>
        <TextInput
          autoComplete="tel"
          className="nums"
          dir="ltr"
          disabled={locked || sending}
          inputMode="tel"
          maxLength={32}
          onChange={(event) => setNumber(event.target.value)}
          placeholder={texts.example}
          type="tel"
          value={number}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={typed === "" || state.kind === "verifying"}
          loading={sending}
          type="submit"
          variant={locked ? "outline" : "primary"}
        >
          {texts.send}
        </Button>
        {locked && (
          <Button
            disabled={state.kind === "verifying"}
            onClick={actions.onChangeNumber}
            variant="ghost"
          >
            {texts.change}
          </Button>
        )}
      </div>
    </form>
  );
}

interface CodeFormProps {
  state: Extract<SmsPreferencesState, { kind: "code-sent" | "verifying" }>;
  onVerify: SmsPreferencesActions["onVerify"];
}

function CodeForm({ state, onVerify }: CodeFormProps) {
  const [code, setCode] = useState("");
  const verifying = state.kind === "verifying";
  const complete = code.length === CODE_LENGTH;
  return (
    <form
      aria-label={codeTexts.label}
      className="grid gap-4 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (complete && !verifying) onVerify({ code });
      }}
    >
      <Field
        error={(state.kind === "code-sent" && state.failure) || undefined}
        hint={codeTexts.hint}
        label={codeTexts.label}
      >
        <TextInput
          autoComplete="one-time-code"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- shown when the person asks for the code, which they type next
          autoFocus
          className="nums w-40"
          dir="ltr"
          disabled={verifying}
          inputMode="numeric"
          maxLength={CODE_LENGTH}
          onChange={(event) => setCode(event.target.value)}
          value={code}
        />
      </Field>
      <Button
        className="justify-self-start"
        disabled={!complete}
        loading={verifying}
        type="submit"
        variant="primary"
      >
        {codeTexts.verify}
      </Button>
    </form>
  );
}
