import type { User } from "@switchboard/api-client/types";
import { toCredits } from "../../domain/credits/amounts.ts";
import type { DescribedUser } from "../../domain/users/ports.ts";
import { detailsOf, learnedOf } from "../../domain/users/profile.ts";
import type { PluginRegistry } from "../../domain/plugins/types.ts";
import { toConnection } from "../connections/connection-view.ts";

/** A user as the contract has them. */
export function toUser(
  { user, balance, organizations, connections, sessions }: DescribedUser,
  { plugins, portal }: { readonly plugins: PluginRegistry; readonly portal?: unknown },
): User {
  return {
    id: user.id,
    email: user.email,
    // Another provider's addresses are its own affair: nothing can be confirmed here.
    email_confirmed: user.emailVerified || portal === undefined,
    balance: toCredits(balance),
    is_admin: user.isAdmin,
    active_organization_id: user.activeOrganizationId,
    organizations: organizations.map(({ id, name }) => ({ id, name })),
    connections: connections.map((connection) => toConnection(connection, plugins)),
    chat_sessions: sessions.map(({ id, title, createdAt }) => ({
      id,
      title,
      created_at: createdAt.toISOString(),
    })),
    information_scaffold: detailsOf(user),
    persistent_learned_info: learnedOf(user),
    subscription_tier: user.subscriptionTier,
    phone_number: user.phoneNumber,
    phone_number_verified: user.phoneNumberVerified,
    sms_opt_in: user.smsOptIn,
  };
}
