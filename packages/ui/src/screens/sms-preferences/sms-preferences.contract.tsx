import { covers } from "../../testing/contract.tsx";
import { SmsPreferencesScreen } from "./index.ts";

const nothing = () => undefined;

export const contract = [
  covers(SmsPreferencesScreen, "page", {
    state: { kind: "unverified", number: "", failure: null },
    actions: {
      onSendCode: nothing,
      onVerify: nothing,
      onChangeNumber: nothing,
      onSaveOptIn: nothing,
    },
  }),
];
