import { kindOfAddress, readAddress, type Address } from "./address-kind.ts";
import { listsAddress, listsAddresses, listsHost, type AllowList } from "./allow-list.ts";
import { OutboundRefused } from "./outbound-error.ts";

/** Where a call goes, read from what a user, an app or a model named. */
export type Target = {
  readonly protocol: "https:" | "http:" | "mail:" | "plain mail:";
  /** Lower case, without brackets. */
  readonly host: string;
  readonly port: number;
  /** Set if the host is an IP address rather than a name. */
  readonly literal: Address | undefined;
};

const WEB_PORTS = { "https:": 443, "http:": 80 } as const;
/** Ports below belong to services that are not reached by URL. */
const FIRST_FREE_PORT = 1024;
/** Submission and mailboxes; not 25, over which servers hand mail to each other. */
const MAIL_PORTS: ReadonlySet<number> = new Set([143, 465, 587, 993]);

/**
 * Reads the target of a URL, and refuses what can be refused without a DNS lookup.
 * @throws OutboundRefused
 */
export function readWebTarget(text: string, allow: AllowList): Target {
  if (!URL.canParse(text)) throw new OutboundRefused(`'${shown(text)}' is not an address.`);
  const url = new URL(text);
  const { protocol } = url;
  if (protocol !== "https:" && protocol !== "http:") {
    throw new OutboundRefused(
      `Switchboard connects to https addresses only, not '${shown(`${protocol}//`)}'.`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw new OutboundRefused(
      "Switchboard does not connect to an address that contains a username or password.",
    );
  }
  const port = url.port === "" ? WEB_PORTS[protocol] : Number(url.port);
  return checked({ protocol, port, ...readHost(url.hostname) }, allow);
}

/** How a connection to a mail server is encrypted: from the first byte, after STARTTLS, or not at all. */
export type MailSecurity = "TLS" | "STARTTLS" | "none";

/**
 * Reads the target of a mail connection. The host is spelled as in a URL.
 * @throws OutboundRefused
 */
export function readMailTarget(
  host: string,
  port: number,
  security: MailSecurity,
  allow: AllowList,
): Target {
  const text = `https://${host.includes(":") ? `[${host}]` : host}`;
  if (!/^[^\s/?#@\\]+$/.test(host) || !URL.canParse(text)) {
    throw new OutboundRefused(`'${shown(host)}' is not a valid host name.`);
  }
  const protocol = security === "none" ? "plain mail:" : "mail:";
  return checked({ protocol, port, ...readHost(new URL(text).hostname) }, allow);
}

/** A host as `URL` normalizes it: an IP address in an unusual notation is in the usual one by now. */
function readHost(hostname: string) {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  if (host.endsWith(".")) {
    throw new OutboundRefused(
      `Switchboard does not connect to a host that ends in a dot (${host}).`,
    );
  }
  return { host, literal: readAddress(host) };
}

function checked(target: Target, allow: AllowList): Target {
  const { host, port, literal } = target;
  const mayBeListed = listsHost(allow, host, port) || listsAddresses(allow, port);
  const refusal = literal
    ? refusalOf(target, literal, allow)
    : mayBeListed
      ? undefined
      : refusalOfManner(target);
  if (refusal) throw new OutboundRefused(refusal);
  return target;
}

/**
 * Why an address of the target may not be dialled.
 * @returns one sentence; undefined if it may. It shows the host as it was given: what a name resolves to inside a network must
 * not leak.
 */
export function refusalOf(target: Target, address: Address, allow: AllowList): string | undefined {
  const { host, port, literal } = target;
  if (listsAddress(allow, address, port)) return undefined;
  const kind = kindOfAddress(address);
  const named = listsHost(allow, host, port);
  if (kind === "reserved" || (kind === "private" && !named)) {
    return `Switchboard does not connect to ${kind} addresses (${literal?.toString() ?? host}).`;
  }
  return named ? undefined : refusalOfManner(target);
}

/** Why a public host is not called in this manner. */
function refusalOfManner({ protocol, port }: Target): string | undefined {
  if (protocol === "http:") return "Switchboard connects to https addresses only, not 'http://'.";
  if (protocol === "plain mail:")
    return "Switchboard reads and sends mail over encrypted connections only.";
  const fits =
    protocol === "mail:" ? MAIL_PORTS.has(port) : port === 443 || port >= FIRST_FREE_PORT;
  return fits ? undefined : `Switchboard does not connect to port ${port}.`;
}

/** As much of a foreign text as fits a sentence. */
const shown = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
