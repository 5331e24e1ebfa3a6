import { CloudAlert } from "lucide-react";
import { Button, LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage, type ShellPaths } from "../../patterns/shell/index.ts";
import { loadErrorTexts } from "./load-error.texts.ts";

export type LoadErrorState = {
  kind: "failed";
  /** The error message. */
  message: string;
};

/** Props of {@link LoadErrorScreen}. */
export interface LoadErrorScreenProps {
  state: LoadErrorState;
  paths: Pick<ShellPaths, "login">;
  /** Set if a retry may help, e.g. after a lost connection. */
  onRetry?: () => void;
}

/** The data of a page could not be loaded, most often because nobody is logged in. */
export function LoadErrorScreen({ state, paths, onRetry }: LoadErrorScreenProps) {
  return (
    <MessagePage
      mark={<Icon icon={CloudAlert} size="lg" />}
      title={loadErrorTexts.title}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{loadErrorTexts.tryAgain}</Button>}
          <LinkButton variant="primary" href={paths.login}>
            {loadErrorTexts.logIn}
          </LinkButton>
        </>
      }
    >
      <p dir="auto" className="wrap-anywhere">
        {state.message}
      </p>
    </MessagePage>
  );
}
