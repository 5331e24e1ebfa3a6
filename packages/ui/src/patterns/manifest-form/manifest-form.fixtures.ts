/** One property of a manifest's schema. */
interface Property {
  type: string;
  title: string;
  description: string;
  secret?: boolean;
  enum?: readonly string[];
  json_schema_extra?: { component: string };
}

/** The schema of a manifest, as the server sends it. */
export interface ManifestSchema {
  type: "object";
  required: string[];
  properties: Record<string, Property>;
}

/** A manifest of `count` text settings, the same on every machine: every tenth is longer, a choice or a number. */
export function makeManifest(count: number): ManifestSchema {
  const keys = Array.from({ length: count }, (_, index) => `setting_${index}`);
  return {
    type: "object",
    required: keys,
    properties: Object.fromEntries(keys.map((key, index) => [key, makeProperty(index)])),
  };
}

function makeProperty(index: number): Property {
  const property = {
    type: "string",
    title: `Setting ${index}`,
    description: `What setting ${index} is for, in one sentence of ordinary length.`,
  };
  switch (index % 10) {
    case 7:
      return { ...property, type: "integer" };
    case 8:
      return { ...property, enum: ["low", "medium", "high"] };
    case 9:
      return { ...property, json_schema_extra: { component: "textarea" } };
    default:
      return property;
  }
}

/** A support desk: an address, an account and a token. */
export const deskSchema: ManifestSchema = {
  type: "object",
  required: ["subdomain", "email", "api_token"],
  properties: {
    subdomain: {
      type: "string",
      title: "Subdomain",
      description: "The part before .desk.example",
    },
    email: { type: "string", title: "Agent e-mail", description: "Of an agent with API access" },
    api_token: {
      type: "string",
      title: "API token",
      description: "Admin Center, Apps and integrations, API. Never shown again.",
      secret: true,
    },
  },
};

export const deskValues = { subdomain: "haldencoffee", email: "support@haldencoffee.example" };

/** What an operator sets for everyone. */
export const ledgerSchema = {
  type: "object",
  required: ["client_id", "client_secret"],
  properties: {
    client_id: {
      type: "string",
      title: "Client ID",
      description: "From the developer portal of the provider",
    },
    environment: { type: "string", title: "Environment", enum: ["sandbox", "production"] },
    client_secret: { type: "string", title: "Client secret", secret: true },
    credits_per_call: {
      type: "number",
      title: "Credits for each tool call",
      description: "Charged only for a call that ran",
      minimum: 0,
    },
    rate_limit: {
      type: "integer",
      title: "Requests a minute",
      description: "For all users together, at most 500",
      maximum: 500,
    },
    scopes: {
      type: "array",
      items: { type: "string" },
      title: "Scopes",
      description: "One a line",
    },
    notes: {
      type: "string",
      title: "Notes",
      description: "For other administrators",
      json_schema_extra: { component: "textarea" },
    },
    ask_first: {
      type: "boolean",
      title: "Ask before every write",
      description: "Overrides what users choose in their own connections",
    },
  },
};

export const ledgerValues = {
  client_id: "ABq7Yd0xLm2PfVn9TzKc41",
  environment: "production",
  client_secret: "__is_set__",
  credits_per_call: 1,
  rate_limit: 120,
  scopes: ["accounting", "payments"],
  notes: "",
  ask_first: true,
};

/** Keys that are also paths, names of the prototype, or nothing. */
export const hostileKeys = [
  "a.b",
  "x.999999999",
  "root",
  "root.x",
  "form",
  "__proto__",
  "constructor",
  "",
  "extra:name",
] as const;
