import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { RelativeTime } from "../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { organizationTexts } from "./organization.texts.ts";
import type { InvitationRow, OrganizationActions } from "./organization.types.ts";

const texts = organizationTexts.invitations;

const email: DataColumn<InvitationRow> = {
  id: "email",
  header: texts.columns.email,
  cell: (row) => <bdi className="wrap-anywhere whitespace-normal">{row.email}</bdi>,
  sortBy: (row) => row.email,
};

/** With the end of each where the server says when it is. */
function columnsFor(
  now: string,
  invitations: readonly InvitationRow[],
): readonly DataColumn<InvitationRow>[] {
  if (!invitations.some(({ expiresAt }) => expiresAt !== null)) return [email];
  const expires: DataColumn<InvitationRow> = {
    id: "expires",
    header: texts.columns.expires,
    width: "9rem",
    cell: ({ expiresAt, isExpired }) => {
      if (expiresAt === null) return texts.unknown;
      if (isExpired) return <Badge tone="warning">{texts.expired}</Badge>;
      return <RelativeTime now={now} upcoming value={expiresAt} />;
    },
    sortBy: ({ expiresAt }) => expiresAt,
  };
  return [email, expires];
}

const idOf = ({ id }: InvitationRow) => id;

const actionsOf = ({ onResend, onWithdraw }: InvitationTableProps["actions"]) =>
  function RowActions({ id, email: to, resending }: InvitationRow) {
    return (
      <>
        {onResend && (
          <Button
            aria-label={texts.resendNamed(to)}
            loading={resending}
            onClick={() => onResend({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.resend}
          </Button>
        )}
        {onWithdraw && (
          <Button
            aria-label={texts.withdrawNamed(to)}
            disabled={resending}
            onClick={() => onWithdraw({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.withdraw}
          </Button>
        )}
      </>
    );
  };

type InvitationTableProps = {
  invitations: readonly InvitationRow[];
  now: string;
  /** None for a member. */
  actions: Pick<OrganizationActions, "onResend" | "onWithdraw">;
};

/** Who was asked to join and has not answered. */
export function InvitationTable({ invitations, now, actions }: InvitationTableProps) {
  const acts = actions.onResend !== undefined || actions.onWithdraw !== undefined;
  return (
    <section aria-labelledby="invitations" className="grid gap-3">
      <h3 className="font-semibold text-16" id="invitations">
        {texts.title}
      </h3>
      {invitations.length === 0 ? (
        <p className="rounded-8 border border-line bg-surface p-4 text-muted sm:p-5">
          {texts.empty}
        </p>
      ) : (
        <DataTable
          columns={columnsFor(now, invitations)}
          getRowId={idOf}
          label={texts.title}
          narrowActions="below"
          rowActions={acts ? actionsOf(actions) : undefined}
          rows={invitations}
        />
      )}
    </section>
  );
}
