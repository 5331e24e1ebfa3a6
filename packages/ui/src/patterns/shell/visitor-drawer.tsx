import { LinkButton } from "../../components/button/index.ts";
import { Drawer } from "../../components/drawer/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { MenuDrawer, MenuEntries } from "./menu-drawer.tsx";
import { visitorEntries } from "./shell-entries.ts";
import type { VisitorBarView } from "./shell.types.ts";

interface VisitorDrawerProps extends VisitorBarView {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every entry that a visitor has, in a drawer. */
export function VisitorDrawer({ open, onOpenChange, ...view }: VisitorDrawerProps) {
  const words = useWords(shellWords);
  const { paths, current, theme, onThemeChange } = view;
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange}>
      <MenuDrawer theme={theme} onThemeChange={onThemeChange}>
        <nav aria-label={words.mainNavigation}>
          <ul className="grid gap-0.5">
            <MenuEntries items={visitorEntries} paths={paths} current={current} onFollow={close} />
          </ul>
        </nav>
        <LinkButton variant="primary" size="lg" href={paths.login} onClick={close} className="mx-1">
          {words.shellEntries.login}
        </LinkButton>
      </MenuDrawer>
    </Drawer>
  );
}
