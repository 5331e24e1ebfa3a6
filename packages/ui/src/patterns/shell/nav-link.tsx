import { clsx } from "clsx";
import { ExternalLink } from "lucide-react";
import { Icon } from "../../components/icon/index.ts";
import { Link } from "../../components/link/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { NavEntry } from "./shell-entries.ts";
import type { ShellEntry, ShellPaths } from "./shell.types.ts";

interface NavLinkProps {
  item: NavEntry;
  paths: ShellPaths;
  current: ShellEntry | null;
  /** `bar` is 28 px high; `row` fills a line of the menu on narrow screens. */
  shape: "bar" | "row";
  /** What waits there; 0 shows nothing. @default 0 */
  badge?: number | undefined;
  onFollow?: () => void;
}

/** A link of the shell; the one of the current page is marked. */
export function NavLink({ item, paths, current, shape, badge = 0, onFollow }: NavLinkProps) {
  const words = useWords(shellWords);
  const href = paths[item.entry];
  if (href === undefined) return null;
  const isCurrent = item.entry === current;
  const withIcon =
    item.icon && (shape === "row" || item.entry === "chat" || item.entry === "inbox");
  return (
    <Link
      href={href}
      variant="plain"
      external={item.external}
      aria-current={isCurrent ? "page" : undefined}
      onClick={onFollow}
      className={clsx(
        "flex items-center whitespace-nowrap rounded-6 font-medium transition-colors duration-press",
        shape === "bar" ? "h-7 gap-1.5 px-2 text-13" : "h-11 gap-3 px-3 text-14",
        isCurrent
          ? "bg-fill-hover text-default forced-colors:outline"
          : "text-muted hover:bg-fill hover:text-default",
      )}
    >
      {withIcon && item.icon && <Icon icon={item.icon} />}
      {words.shellEntries[item.entry]}
      {badge > 0 && (
        <>
          {/* A number alone says nothing when it is read out. */}
          <span aria-hidden className="nums text-12 text-muted">
            {badge > 999 ? "999+" : badge}
          </span>
          <span className="sr-only">{words.waiting(badge)}</span>
        </>
      )}
      {item.entry === "apiDocs" && <Icon icon={ExternalLink} size="sm" className="text-subtle" />}
    </Link>
  );
}
