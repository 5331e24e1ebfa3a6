import type { Organization as OrganizationAnswer } from "@switchboard/api-client/types";
import type { Organization } from "../../domain/organizations/ports.ts";

/** An organization as the contract has it. */
export const toOrganization = ({ id, name, ownerId }: Organization): OrganizationAnswer => ({
  id,
  name,
  owner_id: ownerId,
});
