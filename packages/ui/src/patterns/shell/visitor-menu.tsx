import { Menu as MenuIcon } from "lucide-react";
import { useRef, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { lazyModule } from "../../internal/lazy-module.ts";
import { useLoadCancel } from "../../internal/use-load-cancel.ts";
import type { VisitorBarView } from "./shell.types.ts";

/** The drawer is larger than the rest of the bar, and wide screens have no use for it. */
const drawer = lazyModule(async () => (await import("./visitor-drawer.tsx")).VisitorDrawer);

/** The menu's button, for screens below 1024 px. */
export function VisitorMenu(view: VisitorBarView) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const VisitorDrawer = drawer.useLoaded(open, close);
  useLoadCancel(open && VisitorDrawer === null, button, close);
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
        onClick={() => setOpen(true)}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        size="md"
      />
      {VisitorDrawer && <VisitorDrawer {...view} onOpenChange={setOpen} open={open} />}
    </>
  );
}
