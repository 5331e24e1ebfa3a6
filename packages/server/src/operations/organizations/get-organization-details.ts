import { describeOrganization } from "../../domain/organizations/organizations.ts";
import { ok, operation } from "../../http/operation.ts";
import { toInvitation } from "./to-invitation.ts";
import { toOrganization } from "./to-organization.ts";

export const getOrganizationDetails = operation(
  "getOrganizationDetails",
  async ({ deps, user, params }) => {
    const { organization, members, invitations } = await describeOrganization(
      deps,
      user.id,
      params.id,
    );
    return ok({
      ...toOrganization(organization),
      members: members.map((one) => ({ ...one })),
      invitations: invitations.map(toInvitation),
    });
  },
);
