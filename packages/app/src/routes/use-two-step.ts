import { ApiError, type TwoStep } from "@switchboard/api-client";
import {
  beginTwoStep,
  confirmTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from "@switchboard/api-client/calls";
import type { TwoStepAim, TwoStepQuestion, TwoStepState } from "@switchboard/ui/screens/account";
import { useState } from "react";
import { saveStateOf } from "../actions/save-state-of.ts";
import { useActions } from "../actions/use-actions.ts";
import { messageOf } from "../errors.ts";
import { useServices } from "../services-context.tsx";

type Asked =
  | Exclude<TwoStepQuestion, { kind: "setup" | "proof" }>
  | Omit<Extract<TwoStepQuestion, { kind: "setup" }>, "save">
  | Omit<Extract<TwoStepQuestion, { kind: "proof" }>, "save">;

const NOT_TRIED = { kind: "idle" } as const;

/** What is asked about two-step login, and what turns it on and off. @param renew loads its state again */
export function useTwoStep(renew: () => Promise<void>) {
  const { api } = useServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isTried, setTried] = useState(false);
  const { actions } = useActions(
    {
      confirm: {
        run: async ({ code }: { code: string }) => {
          const { recovery_codes: codes } = await api.call(confirmTwoStep, { body: { code } });
          setAsked({ kind: "codes", codes });
        },
      },
      renew: {
        run: async ({ proof }: { proof: string }) => {
          const { recovery_codes: codes } = await api.call(renewRecoveryCodes, { body: { proof } });
          setAsked({ kind: "codes", codes });
        },
      },
      "turn-off": {
        run: async ({ proof }: { proof: string }) => {
          await api.call(turnOffTwoStep, { body: { proof } });
          setAsked(null);
        },
      },
    },
    { renew },
  );
  const start = async () => {
    setTried(false);
    setAsked({ kind: "starting" });
    const begun = await api.call(beginTwoStep).then(
      ({ key: secret, qr_code: qr }) => ({ kind: "setup" as const, secret, qr }),
      (error: unknown) => ({
        kind: "failed" as const,
        message: messageOf(error),
        // An account that must be confirmed first is refused every time.
        isFinal: error instanceof ApiError && error.status === 403,
      }),
    );
    // Whoever cancelled meanwhile is not shown a key.
    setAsked((before) => before && begun);
  };
  const saveOf = (action: "confirm" | TwoStepAim) =>
    isTried ? saveStateOf(actions[action]) : NOT_TRIED;
  return {
    question: asked && withSave(asked, saveOf),
    actions: {
      onStart: () => void start(),
      onConfirm: (typed: { code: string }) => {
        setTried(true);
        actions.confirm.run(typed);
      },
      onAsk: ({ aim }: { aim: TwoStepAim }) => {
        setTried(false);
        setAsked({ kind: "proof", aim });
      },
      onProve: ({ aim, proof }: { aim: TwoStepAim; proof: string }) => {
        setTried(true);
        actions[aim].run({ proof });
      },
      onClose: () => setAsked(null),
    },
  };
}

function withSave(
  asked: Asked,
  saveOf: (action: "confirm" | TwoStepAim) => ReturnType<typeof saveStateOf>,
): TwoStepQuestion {
  if (asked.kind === "setup") return { ...asked, save: saveOf("confirm") };
  if (asked.kind === "proof") return { ...asked, save: saveOf(asked.aim) };
  return asked;
}

/** Two-step login in view; undefined where the second step is kept elsewhere, or the server has none. */
export function toTwoStepState(found: TwoStep | undefined): TwoStepState | undefined {
  if (!found?.is_available) return undefined;
  const { on_since: since, recovery_codes_left: recoveryCodesLeft } = found;
  return since === null ? { kind: "off" } : { kind: "on", since, recoveryCodesLeft };
}
