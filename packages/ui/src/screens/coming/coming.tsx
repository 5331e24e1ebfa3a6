import { Hammer } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage, type ShellPaths } from "../../patterns/shell/index.ts";
import { comingTexts } from "./coming.texts.ts";

export type ComingState = {
  kind: "coming";
  /** The page's real name. */
  title: string;
};

/** Props of {@link ComingScreen}. */
export interface ComingScreenProps {
  state: ComingState;
  paths: Pick<ShellPaths, "chat">;
}

/** The address is right but the page is not part of this version: says so. */
export function ComingScreen({ state, paths }: ComingScreenProps) {
  return (
    <MessagePage
      mark={<Icon icon={Hammer} size="lg" />}
      title={state.title}
      actions={<LinkButton href={paths.chat}>{comingTexts.goToChat}</LinkButton>}
    >
      <p>{comingTexts.message}</p>
    </MessagePage>
  );
}
