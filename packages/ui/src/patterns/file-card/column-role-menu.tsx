import { ChevronDown } from "lucide-react";
import { Button } from "../../components/button/index.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../components/menu/index.ts";

import type { FileColumnRole } from "./types.ts";

type RoleMenuProps = {
  /** Heading of the column. */
  column: string;
  role: FileColumnRole;
  roles: readonly FileColumnRole[];
  onChoose: (role: FileColumnRole) => void;
};

/** The roles that a column can have; the one it has is ticked. */
export function RoleMenu({ column, role, roles, onChoose }: RoleMenuProps) {
  const { columnRoles, roleOf } = useWords(fileCardWords);
  return (
    <Menu>
      <MenuTrigger>
        <Button
          aria-label={`${roleOf(column)}: ${columnRoles[role]}`}
          className="-mx-2 max-w-none text-12"
          iconEnd={ChevronDown}
          size="sm"
          variant="ghost"
        >
          {columnRoles[role]}
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup
          aria-label={roleOf(column)}
          onValueChange={(value) => {
            const chosen = roles.find((one) => one === value);
            if (chosen !== undefined) onChoose(chosen);
          }}
          value={role}
        >
          {roles.map((one) => (
            <MenuRadioItem key={one} value={one}>
              {columnRoles[one]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
