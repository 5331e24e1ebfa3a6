import { Hammer } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage, type ShellPaths } from "../../patterns/shell/index.ts";
import { comingTexts } from "./coming.texts.ts";

export type ComingState = {
  kind: "coming";
  /** The page's real name. */
  title: string;
  /** Nobody is logged in. */
  visitor?: boolean;
};

/** Props of {@link ComingScreen}. */
export interface ComingScreenProps {
  state: ComingState;
  paths: Pick<ShellPaths, "chat" | "login">;
}

/** The address is right, but the page is not available in this version yet. */
export function ComingScreen({ state, paths }: ComingScreenProps) {
  return (
    <MessagePage
      mark={<Icon icon={Hammer} size="lg" />}
      title={state.title}
      actions={
        state.visitor ? (
          <LinkButton href={paths.login}>{comingTexts.logIn}</LinkButton>
        ) : (
          <LinkButton href={paths.chat}>{comingTexts.goToChat}</LinkButton>
        )
      }
    >
      <p>{comingTexts.message}</p>
    </MessagePage>
  );
}
