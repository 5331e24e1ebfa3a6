import type { OwnManifest } from "../plugins/types.ts";
import type { Envelope } from "../../secrets/vault.ts";
import type { Grants } from "../grants/ports.ts";

/** A user's link to a plugin, with the tools that they allow. */
export type Connection = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  /** Name of the plugin. */
  readonly connectionType: string;
  /** The connection's own manifest; null for a plugin of the catalogue. */
  readonly manifest: OwnManifest | null;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly fieldMappings: Record<string, string>;
  readonly enabledMethods: string[];
  /** Tools that wait for the user's word before each call. */
  readonly hitlMethods: string[];
  /** Tools that change or send something and run without asking, as long as their grants are valid; see `checkGrant`. */
  readonly grants: Grants;
  /** Changes whenever the user enters other credentials; null if the connection has none. */
  readonly credentialsMark: string | null;
  readonly status: "untested" | "ok" | "failing" | "expired";
  /** Why it is not `ok`. */
  readonly statusDetail: string | null;
  /** When the app last accepted the connection. */
  readonly lastSuccessAt: Date | null;
  readonly createdAt: Date;
};

/** A new connection; omitted fields are empty. */
export type NewConnection = Pick<
  Connection,
  "id" | "userId" | "name" | "connectionType" | "enabledMethods" | "status" | "createdAt"
> &
  Partial<
    Pick<
      Connection,
      | "manifest"
      | "configuration"
      | "hitlMethods"
      | "grants"
      | "credentialsMark"
      | "statusDetail"
      | "lastSuccessAt"
    >
  >;

/** The result of trying a connection. */
export type ConnectionHealth = Pick<Connection, "status" | "statusDetail"> &
  Partial<Pick<Connection, "lastSuccessAt">>;

/** An app's refusal of a connection, as a message without secrets. */
export type Refusal = {
  readonly status: "expired" | "failing";
  readonly statusDetail: string;
};

/** The fields that an update may change; omitted ones stay. The connection's address is not among them. */
export type ConnectionChange = Partial<
  Pick<
    Connection,
    | "name"
    | "fieldMappings"
    | "enabledMethods"
    | "hitlMethods"
    | "grants"
    | "credentialsMark"
    | "manifest"
  > &
    ConnectionHealth
>;

/** The secrets of a connection, and their owner. */
export type StoredCredentials = Envelope & {
  readonly userId: string;
  readonly connectionId: string;
  /** When the access token among them ends; absent or null where none does, or the app does not say. */
  readonly expiresAt?: Date | null;
};

/** The wish to renew an access token, which one at a time has. */
export type RenewalClaim = {
  readonly userId: string;
  readonly connectionId: string;
  /** The data key of the secrets to renew. */
  readonly dataKeyId: string;
  readonly renewalId: string;
  /** How long the claim keeps others out, in milliseconds, in case this process dies. */
  readonly forMs: number;
};

/** Notifies the app of a deleted connection, if it supports that, that its tokens are no longer used. Returns at once. */
export type ForgetCredentials = (
  connection: Connection,
  stored: StoredCredentials | undefined,
) => void;

/** The icon of a custom tool. */
export type ConnectionIcon = {
  readonly userId: string;
  readonly connectionId: string;
  readonly type: "image/png" | "image/jpeg" | "image/svg+xml";
  /** Base64. */
  readonly content: string;
};
