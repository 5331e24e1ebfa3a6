import type { ProviderKind } from "./ports.ts";

const OWN_IDS: ReadonlySet<string> = new Set(["openai", "google", "anthropic", "azure"]);
const MAX_LENGTH = 30;
/** Parts of a host that say nothing of whose it is. */
const GENERIC = /^(llm|api|ai|gateway|models?|inference|www|openai|v\d+)$/;

/**
 * An id for a new provider: of its kind, or for a compatible server of its name or host. It stays when they change, because the
 * ids of models begin with it.
 */
export function providerId(
  { kind, name, address }: { kind: ProviderKind; name: string; address: string | null },
  taken: readonly string[],
): string {
  const base = kind === "compatible" ? slug(name) || hostId(address) : kind;
  const isFree = (id: string) => !taken.includes(id) && (kind !== "compatible" || !OWN_IDS.has(id));
  if (isFree(base)) return base;
  for (let count = 2; ; count += 1) if (isFree(`${base}-${count}`)) return `${base}-${count}`;
}

const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-+|-+$/g, "");

function hostId(address: string | null): string {
  const { hostname } = new URL(address ?? "http://server");
  if (/^(localhost|127\.|\[::1\])/.test(hostname)) return "local";
  if (/^[\d.[]/.test(hostname)) return "server";
  const labels = hostname.split(".");
  const told = labels.slice(0, Math.max(labels.length - 1, 1));
  return slug(told.find((label) => !GENERIC.test(label)) ?? "") || "server";
}
