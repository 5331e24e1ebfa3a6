export { InvitationScreen, type InvitationScreenProps } from "./invitation.tsx";
export { invitationTexts } from "./invitation.texts.ts";
export type { InvitationActions, InvitationState } from "./invitation.types.ts";
