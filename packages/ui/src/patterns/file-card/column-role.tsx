import { lazyModule } from "../../internal/lazy-module.ts";
import { useWords } from "../../components/labels/use-words.ts";
import { fileCardWords } from "../../components/labels/words/file-card-words.ts";
import type { ColumnRoleChoice, FileColumn, FileTable } from "./types.ts";

/** Few change a role, and its menu is large. */
const { useLoaded } = lazyModule(async () => (await import("./column-role-menu.tsx")).RoleMenu);

type ColumnRoleProps = {
  table: Pick<FileTable, "name">;
  column: FileColumn;
  /** Changes it. Without it the role can only be read. */
  onChooseRole: ((chosen: ColumnRoleChoice) => void) | undefined;
};

/** What questions take a column for: text, or a button that changes it. */
export function ColumnRole({ table, column, onChooseRole }: ColumnRoleProps) {
  const { columnRoles } = useWords(fileCardWords);
  const { role, roles = [], name, label } = column;
  const canChoose = onChooseRole !== undefined && table.name !== undefined && name !== undefined;
  const Menu = useLoaded(canChoose);
  if (role === undefined) return null;
  if (!Menu || !canChoose) return <span className="text-12 text-muted">{columnRoles[role]}</span>;
  return (
    <Menu
      column={label}
      onChoose={(chosen) =>
        onChooseRole({ table: table.name ?? "", column: name ?? "", role: chosen })
      }
      role={role}
      roles={roles}
    />
  );
}
