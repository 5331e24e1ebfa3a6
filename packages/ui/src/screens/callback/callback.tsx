import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { MessagePage, type ShellPaths } from "../../patterns/shell/index.ts";
import { LogIn } from "lucide-react";
import { callbackTexts } from "./callback.texts.ts";

/** Success shows nothing: the app goes on to the next page. */
export type CallbackState = { kind: "exchanging" } | { kind: "failed"; message: string };

/** Props of {@link CallbackScreen}. */
export interface CallbackScreenProps {
  state: CallbackState;
  paths: Pick<ShellPaths, "login">;
}

/** Return from the portal: the code is being exchanged, or could not be. */
export function CallbackScreen({ state, paths }: CallbackScreenProps) {
  if (state.kind === "exchanging") {
    return (
      <MessagePage mark={<Spinner immediate label={null} />} title={callbackTexts.exchanging}>
        <p role="status">{callbackTexts.oneMoment}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      mark={<Icon icon={LogIn} size="lg" />}
      title={callbackTexts.failed}
      actions={
        <LinkButton variant="primary" href={paths.login}>
          {callbackTexts.tryAgain}
        </LinkButton>
      }
    >
      <p role="alert" dir="auto" className="wrap-anywhere">
        {state.message}
      </p>
    </MessagePage>
  );
}
