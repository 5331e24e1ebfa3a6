export { OrganizationScreen, type OrganizationScreenProps } from "./organization.tsx";
export { organizationTexts } from "./organization.texts.ts";
export type {
  InvitationRow,
  MemberRow,
  OrganizationActions,
  OrganizationQuestion,
  OrganizationState,
  OrganizationView,
  SharedCreditsView,
} from "./organization.types.ts";
