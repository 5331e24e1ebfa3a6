import { z } from "zod";

/** A text with `{…}` places; see docs/guides/connectors.md. */
const template = z.string().min(1);
/** Path of a value in a response, such as `items[].name`; an empty text is the whole response. */
const path = z.string();
/** Several places: the first that has something. */
const paths = z.union([path, z.array(path).min(1)]);

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text));
  } catch {
    return false;
  }
}

const headers = z.record(z.string().regex(/^[\w-]+$/), template);

const queryValue = z.union([
  template,
  z.number(),
  z.boolean(),
  z.array(template).min(1),
  /** Texts of which those with a value are joined. */
  z.strictObject({ texts: z.array(template).min(1), between: z.string().min(1) }),
  /** One place: the parameter once for each entry of a list, or once with `between` between the entries. */
  z.strictObject({ each: template, between: z.string().min(1).optional() }),
]);

const request = z.strictObject({
  method: z.enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]),
  path: z.string().startsWith("/"),
  query: z.record(z.string().min(1), queryValue).optional(),
  headers: headers.optional(),
  body: z.json().optional(),
  /** Sends the body as a form in place of JSON. */
  form: z.literal(true).optional(),
});

const auth = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("bearer"), token: template }),
  z.strictObject({ kind: z.literal("basic"), username: z.string(), password: z.string() }),
  z.strictObject({ kind: z.literal("header"), headers }),
  z.strictObject({ kind: z.literal("query"), query: z.record(z.string().min(1), template) }),
  z.strictObject({ kind: z.literal("oauth2") }),
]);

const pageSize = z.int().min(1).max(1000);
/** Where the parameters of a page go. In a body their names are paths, such as `variables.after`. */
const place = z.enum(["query", "body"]).optional();

const paging = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("page"),
    page: z.string().min(1),
    size: z.string().min(1).optional(),
    page_size: pageSize,
    /** The number of the first page; 1 when absent. */
    first: z.int().min(0).optional(),
    in: place,
  }),
  z.strictObject({
    kind: z.literal("offset"),
    offset: z.string().min(1),
    size: z.string().min(1).optional(),
    page_size: pageSize,
    in: place,
  }),
  z.strictObject({
    kind: z.literal("cursor"),
    /** Path of the next cursor. */
    next: path,
    /** Path that tells whether there is a next page, for an app that always returns a cursor. */
    more: path.optional(),
    cursor: z.string().min(1),
    size: z.string().min(1).optional(),
    page_size: pageSize,
    in: place,
  }),
  z.strictObject({
    kind: z.literal("link"),
    size: z.string().min(1).optional(),
    page_size: pageSize,
  }),
  z.strictObject({
    kind: z.literal("next_url"),
    /** Path of the next URL. */
    next: path,
    size: z.string().min(1).optional(),
    page_size: pageSize,
  }),
]);

/** Path and format of a value. */
const reading = {
  path: paths,
  html: z.literal(true).optional(),
  /** Text as base64 or base64url. */
  base64: z.literal(true).optional(),
  /** Counted from 1970 in this unit. */
  epoch: z.enum(["seconds", "milliseconds"]).optional(),
  /** Only the part of the value after this is shown: the name at the end of a URL. */
  after: z.string().min(1).optional(),
};

const column = z.strictObject({
  name: z.string().min(1),
  type: z.enum(["text", "integer", "decimal", "date", "timestamp", "boolean"]),
  ...reading,
  /** Read where there is nothing, for an app that has the same in two forms. */
  or: z.strictObject(reading).optional(),
});

/** A column of ids that another tool has names for. */
const namedColumn = column.extend({
  named_by: z.strictObject({ tool: z.string(), value: z.string(), label: z.string() }).optional(),
});

/** Members of a row or a record that hold an id, and where the answer lists the things with those ids. */
const joins = z.record(z.string().min(1), path).optional();

const result = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("table"),
    rows: path,
    columns: z.array(namedColumn).min(1),
    /** Path of the total number of rows. */
    total: path.optional(),
    /** A row that has something here is left out. */
    skip: path.optional(),
    /** A row that has nothing here is left out. */
    needs: path.optional(),
    /** One more read call per row, for an app that lists only ids: its response replaces the row. */
    row_request: z
      .strictObject({ path: request.shape.path, query: request.shape.query })
      .optional(),
    /** Only rows that hold the text at one of the paths, for an app that cannot search; all when there is no text. */
    matching: z.strictObject({ text: template, paths: z.array(path).min(1) }).optional(),
    /** A single placeholder: the argument for the number of rows. */
    limit: template.optional(),
    joins,
    /** Path of a field that the user has named; `{field}` is the field. */
    field_columns: paths.optional(),
    /** Path of all fields of a row: each gets a column, named or not. */
    fields_of: path.optional(),
    source: template.optional(),
  }),
  z.strictObject({
    kind: z.literal("record"),
    name: z.string().min(1),
    path,
    facts: z.array(column).min(1),
    joins,
    lists: z
      .array(
        z.strictObject({
          name: z.string().min(1),
          rows: path,
          /** An entry that has nothing here is left out. */
          needs: path.optional(),
          columns: z.array(column).min(1),
        }),
      )
      .optional(),
    field_columns: paths.optional(),
    fields_of: path.optional(),
    source: template.optional(),
  }),
  z.strictObject({ kind: z.literal("done"), sentence: template }),
  /** For a response whose structure only the app knows: a list of objects as a table, anything else as it is. */
  z.strictObject({ kind: z.literal("json") }),
]);

/** How one tool of an HTTP connector is run: the `http` part of a tool. */
export const httpToolSchema = z.strictObject({
  request,
  /** A read call before it, with the paths for the places `{first.…}` of the request. */
  first: z
    .strictObject({
      request: z.strictObject({ path: request.shape.path, query: request.shape.query }),
      values: z.record(z.string().regex(/^[a-z][a-z0-9_]*$/), paths),
    })
    .optional(),
  /** Request after a change that the app answers without content; the record is made from its response. */
  read_back: z.strictObject({ path: request.shape.path, query: request.shape.query }).optional(),
  paging: paging.optional(),
  result,
  /** Path that is `true` on success; overrides the plugin's. */
  success: path.optional(),
  /** Message for a 404. */
  not_found: template.optional(),
  /** Arguments whose values another tool lists, so that a name can be given instead of an id. */
  choices: z
    .record(
      z.string(),
      z.strictObject({
        tool: z.string(),
        /** The column with the app's value, and the one with the name. */
        value: z.string(),
        label: z.string(),
        /** A column with a second name, such as an identifier. */
        alias: z.string().optional(),
        /** Values that the app accepts besides the listed ones, such as `me`. */
        also: z.array(z.string()).optional(),
        /** The form of the app's own values, which need no list; a number when absent. */
        id: z.string().refine(isPattern, "is no regular expression").optional(),
        /** No two have the same name: the first that has it ends the list. */
        unique: z.literal(true).optional(),
        /** A column that is true for entries that are listed but cannot be chosen, such as a deactivated user. */
        unless: z.string().optional(),
      }),
    )
    .optional(),
});

/** How an app is reached: the `http` part of a plugin. */
export const httpPluginSchema = z.strictObject({
  base_url: template,
  auth: auth.optional(),
  headers: headers.optional(),
  check: z.strictObject({
    request,
    account: path.optional(),
    /** For an app that treats invalid credentials as anonymous access: checked before each tool call. */
    before_calls: z.literal(true).optional(),
    /**
     * `success`: any successful response. `answer`: also an error, unless it is about the credentials, for an app without a
     * known call that proves them. JSON when absent.
     */
    expects: z.enum(["success", "answer"]).optional(),
  }),
  /** Tools that list the fields which users may rename. */
  fields: z
    .array(
      z.strictObject({
        tool: z.string(),
        /** Arguments for the tool besides the limit. */
        args: z.record(z.string(), z.json()).optional(),
        /** The columns with the app's id of a field, and its visible name. */
        value: z.string(),
        label: z.string(),
        /** What has these fields, if several kinds of things have some: `Deals`. */
        of: z.string().min(1).optional(),
      }),
    )
    .min(1)
    .optional(),
  /** Paths of the app's error messages. */
  errors: z.array(path),
  /** True for an app that reports failures with a success status. */
  errors_in_success: z.literal(true).optional(),
  /** Path that is `true` in every successful response of such an app. */
  success: path.optional(),
  /** The error codes of such an app, with the equivalent HTTP status. */
  error_statuses: z.record(z.string().min(1), z.int().min(400).max(599)).optional(),
  /** Headers of an app that tell how many calls are left, and from when on (seconds since 1970) there are more. */
  rate_limit: z
    .strictObject({
      remaining: z.string(),
      reset: z.string(),
      /** The header counts in milliseconds in place of seconds. */
      in_milliseconds: z.literal(true).optional(),
      /** A further status with this meaning. */
      status: z.int().optional(),
    })
    .optional(),
});

/** The `http` part of a plugin. */
export type HttpPlugin = z.output<typeof httpPluginSchema>;
/** The `http` part of a tool. */
export type HttpTool = z.output<typeof httpToolSchema>;
/** A tool that lists fields, with the meaning of its columns. */
export type FieldSource = NonNullable<HttpPlugin["fields"]>[number];
export type HttpRequest = HttpTool["request"];
export type HttpAuth = NonNullable<HttpPlugin["auth"]>;
export type Paging = NonNullable<HttpTool["paging"]>;
export type Column = z.output<typeof column>;
/** Path and format of a value. */
export type Reading = Pick<Column, "path" | "html" | "base64" | "epoch" | "after">;
/** A reading call without a body. */
export type Lookup = NonNullable<HttpTool["first"]>["request"];
export type NamedColumn = z.output<typeof namedColumn>;
export type ShapedResult = HttpTool["result"];
