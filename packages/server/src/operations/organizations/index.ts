import { createOrganization } from "./create-organization.ts";
import { switchOrganization } from "./switch-organization.ts";

export const organizationOperations = [createOrganization, switchOrganization];
