import { Menu as MenuIcon } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import type { UserMenuProps } from "./shell.types.ts";

/** As for visitors: wide screens have no use for it. */
const drawer = lazyModule(async () => (await import("./user-drawer.tsx")).UserDrawer);

/** The menu's button, for screens below 1024 px. */
export function UserMenu(props: UserMenuProps) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const UserDrawer = drawer.useLoaded(open, close);
  useLoadCancel(open && UserDrawer === null, button, close);
  const fetchAhead = () => void drawer.load().catch(() => undefined);
  return (
    <>
      <IconButton
        ref={button}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="@lg:hidden"
        icon={MenuIcon}
        label={words.openMenu}
        onClick={(event) => {
          // Safari gives a pressed button no focus, which the drawer returns when it closes.
          event.currentTarget.focus();
          setOpen(true);
        }}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        size="md"
      />
      {UserDrawer && <UserDrawer {...props} onOpenChange={setOpen} open={open} />}
    </>
  );
}
