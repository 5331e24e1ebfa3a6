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
import type { OrganizationSwitcherProps } from "./organization-switcher.tsx";

/** The organization switcher from its first press on: open from the start. */
export function OpenedOrganizationSwitcher({
  user,
  onSwitch,
  block = false,
  ...rest
}: OrganizationSwitcherProps) {
  const words = useWords(shellWords);
  return (
    <Menu defaultOpen>
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
