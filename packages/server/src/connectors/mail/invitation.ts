const MAX_LINES = 2_000;

/** The parts of an invitation that people read, with their names in a calendar file. */
const FACTS = [
  ["When", "DTSTART"],
  ["Until", "DTEND"],
  ["Where", "LOCATION"],
  ["Organizer", "ORGANIZER"],
] as const;

type Property = { readonly value: string; readonly parameters: ReadonlyMap<string, string> };

/**
 * An invitation as text: what, when, where and from whom. For mails that consist of a calendar file alone.
 * @param calendar a file as RFC 5545 describes it
 * @returns an empty text if it has no event
 */
export function sayInvitation(calendar: string): string {
  const lines = calendar.replaceAll(/\r?\n[ \t]/g, "").split(/\r?\n/, MAX_LINES);
  const from = lines.findIndex((line) => /^BEGIN:VEVENT\s*$/i.test(line));
  if (from < 0) return "";
  const event = readProperties(lines.slice(from + 1));
  const method = readProperties(lines.slice(0, from)).get("METHOD")?.value.toUpperCase();
  const kind = method === "CANCEL" ? "Canceled" : method === "REPLY" ? "Reply" : "Invitation";
  const facts = FACTS.flatMap(([name, key]) => {
    const said = sayProperty(key, event.get(key));
    return said === "" ? [] : [`${name}: ${said}`];
  });
  const about = sayProperty("DESCRIPTION", event.get("DESCRIPTION"));
  const head = [`${kind}: ${sayProperty("SUMMARY", event.get("SUMMARY"))}`.trim(), ...facts];
  return [head.join("\n"), about].filter(Boolean).join("\n\n");
}

/** The properties of the first component; the first of a name counts. */
function readProperties(lines: readonly string[]): ReadonlyMap<string, Property> {
  const found = new Map<string, Property>();
  let depth = 0;
  for (const line of lines) {
    const [, name = "", rest = "", value = ""] =
      /^([A-Z-]+)((?:;[^:"]*(?:"[^"]*")?)*):(.*)$/i.exec(line) ?? [];
    const key = name.toUpperCase();
    if (key === "END" && depth === 0) break;
    if (key === "BEGIN") depth += 1;
    else if (key === "END") depth -= 1;
    else if (depth === 0 && key !== "" && !found.has(key)) {
      const parameters = rest.split(";").map((part): [string, string] => {
        const [parameter = "", given = ""] = part.split("=", 2);
        return [parameter.toUpperCase(), given.replaceAll('"', "")];
      });
      found.set(key, { value, parameters: new Map(parameters) });
    }
  }
  return found;
}

function sayProperty(key: string, property: Property | undefined): string {
  if (!property) return "";
  const { value, parameters } = property;
  if (key === "ORGANIZER") {
    const address = value.replace(/^mailto:/i, "");
    const name = parameters.get("CN");
    return name ? `${name} <${address}>` : address;
  }
  if (key.startsWith("DT")) return sayTime(value, parameters.get("TZID"));
  return value
    .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign))
    .trim();
}

/** `20261201T090000Z` as `2026-12-01 09:00 (UTC)`. */
function sayTime(value: string, zone: string | undefined): string {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? [];
  if (year === undefined) return value.trim();
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  const place = utc ? "UTC" : zone;
  return `${date} ${hour}:${minute}${place ? ` (${place})` : ""}`;
}
