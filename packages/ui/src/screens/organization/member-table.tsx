import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { DataTable, dataColumns } from "../../patterns/data-table/index.ts";
import { organizationTexts } from "./organization.texts.ts";
import type { MemberRow, OrganizationActions } from "./organization.types.ts";

const texts = organizationTexts.members;

/** A role as people read it: `Owner`. */
export const roleLabel = (role: string): string => role.charAt(0).toUpperCase() + role.slice(1);

const columns = dataColumns<MemberRow>([
  {
    id: "email",
    header: texts.columns.email,
    cell: ({ email, isSelf }) => (
      <span className="flex flex-wrap items-center gap-2 whitespace-normal">
        <bdi className="min-w-0 wrap-anywhere">{email}</bdi>
        {isSelf && <Badge variant="line">{texts.you}</Badge>}
      </span>
    ),
    sortBy: ({ email }) => email,
  },
  {
    id: "role",
    header: texts.columns.role,
    cell: ({ role }) => roleLabel(role),
    sortBy: ({ role }) => role,
    width: "9rem",
  },
]);

const idOf = ({ id }: MemberRow) => id;

type MemberActions = Pick<OrganizationActions, "onRemove" | "onMakeOwner">;

const actionsOf = ({ onRemove, onMakeOwner }: MemberActions) =>
  function RowActions({ id, email, isOwner }: MemberRow) {
    if (isOwner) return null;
    return (
      <>
        {onMakeOwner && (
          <Button
            aria-label={texts.makeOwnerNamed(email)}
            onClick={() => onMakeOwner({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.makeOwner}
          </Button>
        )}
        <Button
          aria-label={texts.removeNamed(email)}
          onClick={() => onRemove({ id })}
          size="sm"
          variant="ghost"
        >
          {texts.remove}
        </Button>
      </>
    );
  };

type MemberTableProps = {
  members: readonly MemberRow[];
  /** Whoever is looking owns the organization. */
  isOwner: boolean;
  actions: MemberActions;
};

/** Who belongs to the organization. Only its owner can remove others, or make one of them the owner. */
export function MemberTable({ members, isOwner, actions }: MemberTableProps) {
  const changeable = isOwner && members.some((member) => !member.isOwner);
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h3 className="font-semibold text-16" id="members">
        {texts.title}
      </h3>
      <DataTable
        columns={columns}
        getRowId={idOf}
        label={texts.title}
        narrowActions="below"
        rowActions={changeable ? actionsOf(actions) : undefined}
        rows={members}
      />
    </section>
  );
}
