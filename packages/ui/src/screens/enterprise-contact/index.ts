export {
  EnterpriseContactScreen,
  type EnterpriseContactScreenProps,
} from "./enterprise-contact.tsx";
export { enterpriseContactTexts } from "./enterprise-contact.texts.ts";
export type { EnterpriseContactState, EnterpriseRequest } from "./enterprise-contact.types.ts";
