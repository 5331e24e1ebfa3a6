import { clsx } from "clsx";
import { ChevronRight, Ellipsis } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconComponent } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLabels } from "../labels/labels.tsx";
import { Link } from "../link/link.tsx";
import { Menu, MenuContent, MenuTrigger } from "../menu/menu.tsx";
import { MenuLink } from "../menu/menu-items.tsx";
import { useHiddenLevels } from "./use-hidden-levels.ts";

/** One level on the way to a page. */
export interface Crumb {
  /** Its name. */
  label: string;
  /** Where it is. */
  href: string;
  /** Icon before the name. */
  icon?: IconComponent;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<ComponentProps<"nav">, "children"> {
  /** The levels from the top, in order; the last is this page. */
  items: readonly Crumb[];
  /** 12 or 13 px. @default "md" */
  size?: "sm" | "md";
}

function Level({ first, children }: { first: boolean; children: ReactNode }) {
  return (
    <>
      {!first && (
        <span className="grid h-6 shrink-0 items-center">
          <Icon icon={ChevronRight} size="sm" className="text-subtle rtl:-scale-x-100" />
        </span>
      )}
      {children}
    </>
  );
}

const levelClass = "flex min-w-0 items-start gap-1";
const nameClass = "inline-flex min-h-6 min-w-0 items-center gap-1.5 px-1 wrap-anywhere";

/** The location of this page. Middle levels move into a menu if there is no room for them. */
export function Breadcrumbs({ items, size = "md", className, ...rest }: BreadcrumbsProps) {
  const labels = useLabels();
  const { ref, hidden } = useHiddenLevels();
  const last = items.length - 1;
  const left = items.slice(1, 1 + hidden);
  return (
    <nav
      aria-label={labels.breadcrumbs}
      data-slot="breadcrumbs"
      data-size={size}
      data-state={hidden > 0 ? "collapsed" : undefined}
      className={clsx("relative min-w-0", size === "sm" ? "text-12" : "text-13", className)}
      {...rest}
    >
      <div
        ref={ref}
        aria-hidden
        className="invisible absolute inset-x-0 flex h-0 gap-x-1 overflow-hidden"
      >
        {items.map(({ label, href, icon }, index) => (
          <span key={href} className="flex shrink-0 gap-1 whitespace-nowrap">
            <Level first={index === 0}>
              <span className="flex gap-1.5 px-1">
                {icon && <Icon icon={icon} size="sm" />}
                {label}
              </span>
            </Level>
          </span>
        ))}
      </div>
      <ol className="-mx-1 flex min-w-0 flex-wrap items-start gap-x-1">
        {items.map(({ label, href, icon }, index) => {
          const name = (
            <>
              {icon && <Icon icon={icon} size="sm" />}
              {label}
            </>
          );
          if (index > 1 && index <= hidden) return null;
          if (index === 1 && hidden > 0) {
            return (
              <li key={href} className={levelClass}>
                <Level first={false}>
                  <Menu>
                    <MenuTrigger>
                      <IconButton label={labels.hiddenCrumbs} icon={Ellipsis} size="xs" />
                    </MenuTrigger>
                    <MenuContent>
                      {left.map((crumb) => (
                        <MenuLink
                          key={crumb.href}
                          href={crumb.href}
                          {...(crumb.icon ? { icon: crumb.icon } : {})}
                        >
                          {crumb.label}
                        </MenuLink>
                      ))}
                    </MenuContent>
                  </Menu>
                </Level>
              </li>
            );
          }
          return (
            <li key={href} data-slot="breadcrumb" className={levelClass}>
              <Level first={index === 0}>
                <Link
                  href={href}
                  variant="plain"
                  aria-current={index === last ? "page" : undefined}
                  className={clsx(
                    nameClass,
                    "rounded-4 transition-colors duration-press hover:text-default hover:underline",
                    index === last ? "font-medium text-default" : "text-muted",
                  )}
                >
                  {name}
                </Link>
              </Level>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
