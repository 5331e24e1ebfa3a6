import type { OpenapiDocument } from "../../domain/connections/openapi-ports.ts";
import { isObject, memberOf, sayJson, type JsonObject } from "../http/json.ts";
import { cleanLine, isPlain } from "../mcp/clean-text.ts";

const MAX_SERVERS = 20;
const MAX_ADDRESS_LENGTH = 500;

/** The absolute URLs in a document, with the default values of their variables. */
export function readServers({ servers }: JsonObject): OpenapiDocument["servers"] {
  if (!Array.isArray(servers)) return [];
  return servers.slice(0, MAX_SERVERS).flatMap((server: unknown) => {
    const url = filled(server);
    if (!isAddress(url)) return [];
    const description = memberOf(server, "description");
    const words = typeof description === "string" ? cleanLine(description, 200) : "";
    return [{ url, description: words }];
  });
}

function filled(server: unknown): string {
  const url = memberOf(server, "url");
  const variables = memberOf(server, "variables");
  if (typeof url !== "string") return "";
  return url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const given = isObject(variables) ? memberOf(memberOf(variables, name), "default") : undefined;
    return given === undefined ? whole : sayJson(given);
  });
}

const isAddress = (url: string) =>
  url.length <= MAX_ADDRESS_LENGTH &&
  isPlain(url) &&
  !/[{}]/.test(url) &&
  URL.canParse(url) &&
  /^https?:$/.test(new URL(url).protocol);
