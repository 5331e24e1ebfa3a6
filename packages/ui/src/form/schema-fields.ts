/** The type of control of a field. */
export type SchemaFieldKind =
  | "string"
  | "text"
  | "enum"
  | "number"
  | "integer"
  | "boolean"
  | "date"
  | "list"
  | "json";

/** One field read from a JSON Schema. */
export interface SchemaField {
  /** Its key in the value, any text at all. */
  key: string;
  /** Opaque name, safe in ids and form libraries: `f0`, `f1`, … */
  name: string;
  kind: SchemaFieldKind;
  label: string;
  description: string | undefined;
  required: boolean;
  /** `null` is a valid value. */
  nullable: boolean;
  /** Options of an enum, in their own types. */
  options: readonly unknown[];
  minimum: number | undefined;
  maximum: number | undefined;
  maxLength: number | undefined;
  /** The value is hidden, and the server never returns it. */
  secret: boolean;
  /** The control that the schema names; unknown names are ignored. */
  component: string | undefined;
}

/** Options of reading a schema. */
export interface SchemaReading {
  /**
   * Lists of texts are edited one per line. Otherwise they are JSON, which shows exactly what is sent.
   * @default false
   */
  lists?: boolean;
}

/** The values, by key. */
export type SchemaValue = Readonly<Record<string, unknown>>;

type Loose = Readonly<Record<string, unknown>>;

/** Values of at least this length get a multi-line control. */
const longText = 80;

/** So do texts whose maximum length exceeds this: a title of up to 500 characters is still a title. */
const longAnswers = 1000;

function asObject(value: unknown): Loose | null {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Loose)
    : null;
}

const asText = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const asNumber = (value: unknown) => (typeof value === "number" ? value : undefined);

/** The value of an own property; inherited names such as `constructor` are ignored. */
export function ownValue(object: SchemaValue, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** `due_date` as `Due date`, for a missing title. */
export function humanize(key: string): string {
  const words = key
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/[_\-\s]+/g, " ")
    .trim();
  if (words === "") return key === "" ? "—" : key;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Optional fields arrive as `anyOf: [X, null]` or `type: [X, "null"]`. */
function withoutNull(schema: Loose): { schema: Loose; nullable: boolean } {
  const branches = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(branches)) {
    const rest = branches
      .map(asObject)
      .filter((branch) => branch !== null && branch.type !== "null");
    const [only] = rest;
    if (rest.length === 1 && only)
      return {
        schema: { ...only, ...schema, type: only.type, enum: only.enum },
        nullable: rest.length < branches.length,
      };
  }
  if (Array.isArray(schema.type)) {
    const rest = schema.type.filter((type) => type !== "null");
    return {
      schema: { ...schema, type: rest.length === 1 ? rest[0] : undefined },
      nullable: rest.length < schema.type.length,
    };
  }
  return { schema, nullable: schema.nullable === true };
}

function component(schema: Loose): string | undefined {
  return asText(asObject(schema.json_schema_extra)?.component) ?? asText(schema.component);
}

/** Components that need room; without a control of their own they are asked for as a large text. */
const isLarge = (schema: Loose) => ["textarea", "conditions"].includes(component(schema) ?? "");

function isMarkedSecret({ secret, is_secret, writeOnly, format }: Loose): boolean {
  return [secret, is_secret, writeOnly, format === "password"].includes(true);
}

/** Whether a value is marked as hidden, in any of the forms that schemas write it in. */
export function isSecret(schema: Loose): boolean {
  return isMarkedSecret(schema) || isMarkedSecret(asObject(schema.json_schema_extra) ?? {});
}

function declaredKind(schema: Loose, value: unknown, lists: boolean): SchemaFieldKind {
  if (Array.isArray(schema.enum)) return "enum";
  switch (schema.type) {
    case "boolean":
    case "number":
    case "integer":
      return schema.type;
    case "array":
      return lists && asObject(schema.items)?.type === "string" ? "list" : "json";
    case "object":
      return "json";
    case "string": {
      if (schema.format === "date") return "date";
      const long = typeof value === "string" && (value.length >= longText || value.includes("\n"));
      const named = isLarge(schema) || schema.format === "textarea";
      return named || long || (asNumber(schema.maxLength) ?? 0) > longAnswers ? "text" : "string";
    }
    default:
      return isLarge(schema) ? "text" : inferredKind(value);
  }
}

function inferredKind(value: unknown): SchemaFieldKind {
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return "number";
  if (typeof value === "object" && value !== null) return "json";
  return typeof value === "string" && (value.length >= longText || value.includes("\n"))
    ? "text"
    : "string";
}

/** Whether a control of this kind can show the value unchanged. */
function canShow(kind: SchemaFieldKind, value: unknown, options: readonly unknown[]): boolean {
  if (value === undefined || value === null) return true;
  switch (kind) {
    case "string":
    case "text":
      return typeof value === "string";
    case "date":
      return typeof value === "string" && /^(\d{4}-\d{2}-\d{2})?$/.test(value);
    case "number":
    case "integer":
      return typeof value === "number";
    case "boolean":
      return typeof value === "boolean";
    case "enum":
      return options.includes(value);
    case "list":
      // One per line: a text with a line break would become two.
      return (
        Array.isArray(value) &&
        value.every((text) => typeof text === "string" && text === text.trim() && /^.+$/.test(text))
      );
    case "json":
      return true;
  }
}

function readField(
  key: string,
  index: number,
  raw: unknown,
  required: boolean,
  value: unknown,
  lists: boolean,
): SchemaField {
  const { schema, nullable } = withoutNull(asObject(raw) ?? {});
  const options: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : [];
  const wanted = declaredKind(schema, value, lists);
  return {
    key,
    name: `f${index}`,
    // A value of another type than declared is shown as JSON: nothing may look different from what is sent.
    kind: canShow(wanted, value, options)
      ? wanted
      : typeof value === "string"
        ? inferredKind(value)
        : "json",
    label: asText(schema.title) ?? humanize(key),
    description: asText(schema.description),
    required,
    nullable,
    options,
    minimum: asNumber(schema.minimum),
    maximum: asNumber(schema.maximum),
    maxLength: asNumber(schema.maxLength),
    secret: isSecret(schema),
    component: component(schema),
  };
}

/**
 * The fields of an object schema, in its order; then every unknown key of the value, so that nothing is sent unseen.
 * Never throws: an invalid schema has no fields of its own.
 */
export function readSchemaFields(
  schema: unknown,
  value: SchemaValue,
  { lists = false }: SchemaReading = {},
): readonly SchemaField[] {
  const root = asObject(schema) ?? {};
  const properties = asObject(root.properties) ?? {};
  const required = new Set(Array.isArray(root.required) ? root.required : []);
  const known = Object.keys(properties);
  const extra = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  return [...known, ...extra].map((key, index) =>
    readField(
      key,
      index,
      ownValue(properties, key),
      required.has(key),
      ownValue(value, key),
      lists,
    ),
  );
}
