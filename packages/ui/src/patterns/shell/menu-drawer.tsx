import type { ReactNode } from "react";
import { DrawerContent } from "../../components/drawer/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { NavLink } from "./nav-link.tsx";
import type { NavEntry } from "./shell-entries.ts";
import type { ThemeProps, TopBarView } from "./shell.types.ts";
import { ThemeButtons } from "./theme-buttons.tsx";

/** The drawer that holds the bar's entries on narrow screens, with the theme at its end. */
export function MenuDrawer({ children, ...theme }: ThemeProps & { children: ReactNode }) {
  const words = useWords(shellWords);
  return (
    <DrawerContent title={words.menu}>
      <div className="flex flex-1 flex-col gap-4 px-2 pb-4">
        {children}
        <div className="mt-auto px-1">
          <ThemeButtons {...theme} />
        </div>
      </div>
    </DrawerContent>
  );
}

interface MenuEntriesProps extends Pick<TopBarView, "paths" | "current" | "badges"> {
  items: readonly NavEntry[];
  onFollow: () => void;
}

/** Rows of a menu's list; without entries that the server has no page for. */
export function MenuEntries({ items, paths, current, badges, onFollow }: MenuEntriesProps) {
  const shown = items.filter(({ entry }) => paths[entry] !== undefined);
  return shown.map((item) => (
    <li key={item.entry}>
      <NavLink
        item={item}
        paths={paths}
        current={current}
        badge={badges?.[item.entry]}
        shape="row"
        onFollow={onFollow}
      />
    </li>
  ));
}
