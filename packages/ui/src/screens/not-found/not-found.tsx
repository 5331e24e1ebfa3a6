import { Unplug } from "lucide-react";
import { LinkButton } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { MessagePage, type ShellPaths } from "../../patterns/shell/index.ts";
import { notFoundTexts } from "./not-found.texts.ts";

export type NotFoundState = {
  kind: "unmatched";
  /** The requested path, as text. */
  path: string;
};

/** Props of {@link NotFoundScreen}. */
export interface NotFoundScreenProps {
  state: NotFoundState;
  paths: Pick<ShellPaths, "home">;
}

/** No page has this address. */
export function NotFoundScreen({ state, paths }: NotFoundScreenProps) {
  return (
    <MessagePage
      mark={<Icon icon={Unplug} size="lg" />}
      title={notFoundTexts.title}
      actions={
        <LinkButton variant="primary" href={paths.home}>
          {notFoundTexts.goHome}
        </LinkButton>
      }
    >
      <p>{notFoundTexts.message}</p>
      <code
        dir="ltr"
        className="wrap-anywhere max-w-full rounded-6 bg-fill px-2 py-1 font-mono text-12 text-default"
      >
        {state.path}
      </code>
    </MessagePage>
  );
}
