import type { HttpPlugin, HttpTool } from "./http-manifest.ts";
import type { FeedPage, FeedRequest } from "./inbox-feed.ts";
import type { InboxManifest } from "./inbox-manifest.ts";
import type { OAuthPlugin } from "./oauth-manifest.ts";

/** The effect of a call. Everything but `read` can require approval. */
export type Effect = "read" | "write" | "destructive" | "send";

/** A JSON Schema object, as plugins and model providers write it. */
export type JsonSchema = { readonly [key: string]: unknown };

/** One tool of a plugin's manifest. */
export type ToolManifest = {
  readonly name: string;
  /** For the model and for the user who enables the tool. */
  readonly description: string;
  readonly input_schema: JsonSchema;
  readonly effect: Effect;
  /** One sentence for the approval dialog with `{argument}` placeholders, e.g. `Create task “{title}”.` */
  readonly sentence?: string;
  /** Phrases the offline planner looks for. */
  readonly hints?: readonly string[];
  /** True if the tool's result contains text written by strangers (mail, files, web). */
  readonly untrusted_result?: boolean;
  /** How the tool of an HTTP connector is run. */
  readonly http?: HttpTool;
  /** True if an argument names a host to call: the call could leak what the model has read to whoever planted that host. */
  readonly reaches_out?: boolean;
};

/** `plugins/<name>/manifest.json`. */
export type PluginManifest = {
  readonly name: string;
  readonly display_name: string;
  readonly description: string;
  readonly auth_type: "oauth" | "system" | "other";
  readonly docs_url?: string;
  readonly connection_settings_schema: {
    readonly properties: Readonly<Record<string, JsonSchema>>;
  };
  readonly tools: readonly ToolManifest[];
  /** How the app of an HTTP connector is reached; its tools need no code then. */
  readonly http?: HttpPlugin;
  /** Where and how the app requests a user's consent; set if `auth_type` is `oauth`. */
  readonly oauth?: OAuthPlugin;
  /** What it can add to an inbox. */
  readonly inbox?: InboxManifest;
};

/**
 * The manifest of a connection without a plugin folder. Its texts come from the foreign server's operator, so they are cleaned
 * before they are stored, and never trusted.
 */
export type OwnManifest = PluginManifest & {
  /** Set for a server that speaks the Model Context Protocol. Its address is the connection's setting `mcp_url`. */
  readonly mcp?: PinnedTools;
  /** Names the icon that is stored with the connection, and changes with it. */
  readonly icon?: string;
};

/** A tool of a foreign server that is not as the server lists it. */
export type ToolNote = {
  readonly name: string;
  /** Whether it is offered, with a repaired description. */
  readonly offered: boolean;
  /** What was repaired, or why it is left out, as a sentence. */
  readonly reason: string;
};

/** The tools of a foreign server as the user came to know them. */
export type PinnedTools = {
  /** When the server's tools were last listed, as an ISO time. */
  readonly listed_at: string;
  /** Tool names, each with a hash of the server's whole description of it. */
  readonly pins: Readonly<Record<string, string>>;
  /** Tools that were turned off because the server changed their description. */
  readonly changed: readonly string[];
  /** Tools that came later and were never turned on. */
  readonly added: readonly string[];
  /** Tools that are left out, or were repaired. */
  readonly notes?: readonly ToolNote[];
  /** The permissions to ask the user for the next time, since a tool needs more than it was given. */
  readonly scope?: string;
};

/** The part of a connection that identifies its plugin. */
export type PluginHolder = {
  readonly id: string;
  /** Absent where the connection is not tried. */
  readonly userId?: string;
  /** Name of the plugin. */
  readonly connectionType: string;
  /** Null or absent where the plugin is one of the catalogue. */
  readonly manifest?: OwnManifest | null;
};

/** The connection that a call uses, and its owner. */
export type CallContext = {
  readonly userId: string;
  readonly connectionId: string;
  /** The user's names for fields of the app, with the app's own; none when absent. */
  readonly fieldMappings?: Readonly<Record<string, string>>;
  /**
   * Whether the request that changes something was sent. A handler that tracks this sets it: first to false, and to true before
   * sending. If it is false when the handler is abandoned, nothing was done.
   */
  readonly change?: { sent?: boolean };
  readonly signal: AbortSignal;
};

/** The context of a tool's call. */
export type ToolContext = CallContext & {
  readonly runId: string;
  /** Same for every try of one call; a handler may use it to write once. */
  readonly callId: string;
};

/**
 * A connection's settings, and its secrets in the clear. It lives for one call; storing, logging or returning it leaks the
 * user's credentials.
 */
export type ConnectionAccess = {
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly credentials: Readonly<Record<string, string>>;
};

/**
 * Opens a connection of the user. Throws `ToolError` when it cannot be opened.
 * @param refused an access token that the app no longer accepts: another one is needed
 */
export type OpenConnection = (
  userId: string,
  connectionId: string,
  refused?: string,
) => Promise<ConnectionAccess>;

/**
 * Tries whether an app accepts a connection, with a call that changes nothing. Returns the app's name for the account if known;
 * throws `ToolError` with the app's own message when it rejects the connection.
 */
export type ConnectionCheck = (
  access: ConnectionAccess,
  signal: AbortSignal,
) => Promise<string | undefined>;

/** A field of an app, which a user may call otherwise. */
export type AppField = {
  /** The app's id for it. */
  readonly id: string;
  /** Its visible name in the app; absent if that is the same. */
  readonly name?: string;
  /** What has it, if several kinds of things have fields. */
  readonly of?: string;
};

/** Fields of an app; not `complete` where it has more of them than were read. */
export type AppFields = { readonly fields: readonly AppField[]; readonly complete: boolean };

/** Reads the app's fields for the user. Throws `ToolError` with the app's own message when it does not list them. */
export type ListFields = (context: CallContext) => Promise<AppFields>;

/** Where a user may move a message: out of the way, into the trash, or back to where it was. */
export type MailMove = "archive" | "trash" | { readonly to: string };

/** A message's place: its folder, if the app has folders, and its id there. */
export type MailPlace = { readonly folder?: string; readonly message: string };

/**
 * Moves messages of one mailbox and returns, in the same order, each one's new place or the app's reason why it stayed. Throws
 * `ToolError` when none could be moved.
 */
export type MoveMail = (
  move: MailMove,
  places: readonly MailPlace[],
  context: CallContext,
) => Promise<readonly (MailPlace | ToolError)[]>;

/** Reads what is new in an app. Throws `ToolError` with a message for the user. */
export type ReadFeed = (request: FeedRequest, context: CallContext) => Promise<FeedPage>;

/** Runs one tool. Throws `ToolError` with a message for the user; anything else is an internal error. */
export type ToolHandler = (args: Record<string, unknown>, context: ToolContext) => Promise<unknown>;

/** The tool failed, with a message for the user and the model. */
export class ToolError extends Error {
  override readonly name: string = "ToolError";
}

/** The app does not accept the credentials, so the connection needs its user. */
export class CredentialsRefused extends ToolError {
  /** `expired`: the app does not, or no longer, accept them; `failing`: it accepts them but they permit nothing here. */
  readonly health: "expired" | "failing";

  constructor(message: string, health: "expired" | "failing", options?: ErrorOptions) {
    super(message, options);
    this.health = health;
  }
}

/** The call was sent but its response was lost: whether the app did it is unknown. */
export class OutcomeUnknown extends ToolError {}

/** A plugin folder, read at start, with its handlers where it is built in. */
export type Plugin = {
  readonly manifest: PluginManifest;
  readonly logo: { readonly type: string; readonly body: string } | null;
  /** Where its picture is, when that is not the address of a catalogue plugin's logo. */
  readonly logoUrl?: string;
  readonly setupMarkdown: string | null;
  readonly docsMarkdown: string | null;
  readonly handlers: Readonly<Record<string, ToolHandler>>;
  /** Absent where there is nothing to try. */
  readonly check?: ConnectionCheck;
  /** Absent if the app's fields cannot be listed. */
  readonly fields?: ListFields;
  /** Given where the app is a mailbox. */
  readonly moveMail?: MoveMail;
  /** Absent if it adds nothing to an inbox. */
  readonly feed?: ReadFeed;
};

/** All plugins of this server, and those that connections carry themselves. */
export type PluginRegistry = {
  /** The catalogue. */
  list(): readonly Plugin[];
  /** One of the catalogue. */
  get(name: string): Plugin | undefined;
  /** The plugin of a connection: its own, otherwise the catalogue's; undefined if this server no longer has it. */
  of(connection: PluginHolder): Plugin | undefined;
  /** Checks whether foreign servers' tools are still the reviewed ones, unless that was checked recently. */
  renew(userId: string, connections: readonly PluginHolder[], signal: AbortSignal): Promise<void>;
};

/** A result that reads as a table; the chat draws it as one. */
export type TableResult = {
  readonly kind: "table";
  /** `label` is the visible name of a column, if its technical name differs. */
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly label?: string;
  }[];
  readonly rows: readonly (readonly unknown[])[];
  /** Number of rows that the query found; if `truncated`, `rows` has only the first of them. */
  readonly row_count: number;
  readonly truncated: boolean;
  /** Names of the files, mails or pages that the rows come from. */
  readonly sources?: readonly string[];
  /** What is doubtful about the rows, in sentences. */
  readonly notes?: readonly string[];
};
