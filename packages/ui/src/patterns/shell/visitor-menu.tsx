import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../components/icon-button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { VisitorBarView } from "./shell.types.ts";

/** The drawer is larger than the rest of the bar, and wide screens have no use for it. */
const loadDrawer = () => import("./visitor-drawer.tsx");
const VisitorDrawer = lazy(async () => ({ default: (await loadDrawer()).VisitorDrawer }));

/** The menu's button, for screens below 1024 px. */
export function VisitorMenu(view: VisitorBarView) {
  const words = useWords(shellWords);
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  // A failure shows when it is pressed.
  const fetchAhead = () => void loadDrawer().catch(() => undefined);
  return (
    <>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        className="@lg:hidden"
        icon={MenuIcon}
        label={words.openMenu}
        onClick={() => {
          setUsed(true);
          setOpen(true);
        }}
        onFocus={fetchAhead}
        onPointerEnter={fetchAhead}
        size="md"
      />
      {used && (
        <Suspense>
          <VisitorDrawer {...view} onOpenChange={setOpen} open={open} />
        </Suspense>
      )}
    </>
  );
}
