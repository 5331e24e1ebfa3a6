import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { accountTexts } from "./account.texts.ts";
import type { TwoStepActions, TwoStepQuestion, TwoStepState } from "./account.types.ts";
import { TwoStepDialog } from "./two-step-dialog.tsx";

const texts = accountTexts.twoStep;
/** From here on the user is asked to create new recovery codes. */
const FEW = 2;

interface TwoStepProps {
  state: TwoStepState & { question: TwoStepQuestion | null };
  actions: TwoStepActions;
}

/** Whether logins ask for a code of an authenticator app, and what turns it on and off. */
export function TwoStep({ state, actions }: TwoStepProps) {
  const isOn = state.kind === "on";
  return (
    <section aria-labelledby="account-two-step" className="mt-10 grid gap-3 border-t pt-6">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 max-sm:basis-full">
          <h2 className="flex items-center gap-2 font-semibold text-16" id="account-two-step">
            {texts.heading}
            {isOn && <Badge tone="success">{texts.on}</Badge>}
          </h2>
          <p className="text-13 text-muted">{texts.hint}</p>
          {isOn && (
            <p className="mt-1 text-12 text-subtle">
              {texts.since} <DateTime precision="day" value={state.since} /> ·{" "}
              {texts.left(state.recoveryCodesLeft)}
            </p>
          )}
        </div>
        {isOn ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => actions.onAsk({ aim: "renew" })}>{texts.renew}</Button>
            <Button
              aria-label={texts.turnOffNamed}
              onClick={() => actions.onAsk({ aim: "turn-off" })}
              tone="danger"
            >
              {texts.turnOff}
            </Button>
          </div>
        ) : (
          <Button aria-label={texts.turnOnNamed} onClick={actions.onStart}>
            {texts.turnOn}
          </Button>
        )}
      </div>
      {isOn && state.recoveryCodesLeft <= FEW && (
        <Notice title={texts.fewTitle(state.recoveryCodesLeft)} tone="warning">
          {texts.few}
        </Notice>
      )}
      <TwoStepDialog actions={actions} question={state.question} />
    </section>
  );
}
