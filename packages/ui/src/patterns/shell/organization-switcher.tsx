import type { ComponentProps } from "react";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { shellWords } from "../../components/labels/words/shell-words.ts";
import { OrganizationButton } from "./organization-button.tsx";
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
  ...rest
}: OrganizationSwitcherProps) {
  const words = useWords(shellWords);
  if (user.organizations.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger disabled={Boolean(user.switchingToId)}>
        <OrganizationButton block={block} user={user} {...rest} />
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
