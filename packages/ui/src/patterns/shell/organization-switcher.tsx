import { clsx } from "clsx";
import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Icon } from "../../components/icon/index.ts";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { Spinner } from "../../components/spinner/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import type { ShellUser } from "./shell.types.ts";

/** Props of {@link OrganizationSwitcher}. */
export interface OrganizationSwitcherProps
  extends Omit<ComponentProps<"button">, "children" | "type" | "disabled"> {
  /** The user's organizations, the active one, and the one being switched to. */
  user: Pick<ShellUser, "organizations" | "activeOrganizationId" | "switchingToId">;
  /** Called with an organization other than the active one. */
  onSwitch: (choice: { id: string }) => void;
  /** Takes the full width, in the menu on narrow screens. @default false */
  block?: boolean;
}

/** The active organization, and a list of the others. Absent for users without one. */
export function OrganizationSwitcher({
  user,
  onSwitch,
  block = false,
  className,
  ...rest
}: OrganizationSwitcherProps) {
  const words = useWords(shellWords);
  if (user.organizations.length === 0) return null;
  const active = user.organizations.find(
    (organization) => organization.id === user.activeOrganizationId,
  );
  const busy = Boolean(user.switchingToId);
  const name = active?.name ?? words.chooseOrganization;
  return (
    <Menu>
      <MenuTrigger disabled={busy}>
        <button
          data-slot="organization-switcher"
          type="button"
          aria-label={words.organizationIs(name)}
          aria-busy={busy || undefined}
          className={clsx(
            "flex min-w-0 items-center gap-1.5 rounded-6 ps-2 pe-1 font-medium transition-colors duration-press",
            "hover:bg-fill disabled:cursor-progress disabled:text-muted",
            block
              ? "h-11 w-full border border-line-strong text-14"
              : "h-7 max-w-48 pointer-coarse:h-11 text-13",
            active ? "text-default" : "text-subtle",
            className,
          )}
          {...rest}
        >
          <span dir="auto" className={clsx("truncate", block && "flex-1 text-start")}>
            {name}
          </span>
          {busy ? (
            <Spinner immediate label={null} size="sm" />
          ) : (
            <Icon icon={ChevronsUpDown} size="sm" className="text-subtle" />
          )}
        </button>
      </MenuTrigger>
      <MenuContent aria-label={words.organization} className="max-h-80">
        <MenuRadioGroup
          value={user.activeOrganizationId ?? ""}
          onValueChange={(id) => {
            if (id !== user.activeOrganizationId) onSwitch({ id });
          }}
        >
          {user.organizations.map((organization) => (
            <MenuRadioItem key={organization.id} value={organization.id}>
              <span dir="auto" className="wrap-anywhere">
                {organization.name}
              </span>
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
