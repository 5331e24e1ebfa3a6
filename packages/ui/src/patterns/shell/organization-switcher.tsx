import type { ComponentProps } from "react";
import { lazyModule } from "../../internal/lazy-module.ts";
import { OrganizationButton } from "./organization-button.tsx";
import type { ShellUser } from "./shell.types.ts";

/** As for the account menu. */
const menu = lazyModule(() => import("./opened-organization-switcher.tsx"));

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
  const [opened, opener] = menu.useOpened();
  if (user.organizations.length === 0) return null;
  if (opened === null)
    return <OrganizationButton block={block} user={user} {...opener} {...rest} />;
  return (
    <opened.OpenedOrganizationSwitcher block={block} onSwitch={onSwitch} user={user} {...rest} />
  );
}
