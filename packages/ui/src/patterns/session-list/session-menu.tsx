import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { fetchMenu } from "../../components/menu/load-menu.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { sessionListWords } from "../../components/labels/words/session-list-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import type { SessionRowMenuProps } from "./session-row-menu.tsx";

/** A list may have a hundred rows, and most of their menus are never opened. */
const rowMenu = lazyModule(() => import("./session-row-menu.tsx"));

function fetchAhead() {
  fetchMenu();
  rowMenu.load().catch(() => undefined);
}

/** The button that opens the menu of a row. */
export function SessionMenu(props: Omit<SessionRowMenuProps, "button">) {
  const words = useWords(sessionListWords);
  const [used, setUsed] = useState(false);
  const button = {
    size: "xs",
    icon: Ellipsis,
    label: words.chatActions(props.session.title),
  } as const;
  const takeBack = () => {
    setUsed(false);
    props.onOpenChange(false);
  };
  if (used)
    return <OpenedMenu {...props} button={<IconButton {...button} />} onTakeBack={takeBack} />;
  const open = () => {
    setUsed(true);
    props.onOpenChange(true);
  };
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={open}
      onFocus={fetchAhead}
      onPointerEnter={fetchAhead}
    />
  );
}

type OpenedMenuProps = SessionRowMenuProps & {
  /** It could not be loaded, or the person has moved on before it was. */
  onTakeBack: () => void;
};

function OpenedMenu({ onTakeBack, ...props }: OpenedMenuProps) {
  const button = useRef<HTMLSpanElement>(null);
  const part = rowMenu.useLoaded(true, onTakeBack);
  useLoadCancel(part === null, button, onTakeBack);
  return part === null ? (
    <span ref={button}>{props.button}</span>
  ) : (
    <part.SessionRowMenu {...props} />
  );
}
