/** Minutes that zones are ahead of UTC, by the names that programs and people write. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  EST: -300,
  EDT: -240,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  JST: 540,
  KST: 540,
  HKT: 480,
  SGT: 480,
  AEST: 600,
  AEDT: 660,
  ACST: 570,
  AWST: 480,
  NZST: 720,
  NZDT: 780,
  CST: -360,
  BST: 60,
  IST: 330,
};
/** Names of several zones, with the one that they are taken for. */
const SHARED: Readonly<Record<string, string>> = {
  CST: "Central Standard Time of America",
  BST: "British Summer Time",
  IST: "India Standard Time",
};

/** The names of zones, as a pattern. */
export const ZONE_NAMES = Object.keys(ZONES).join("|");

/** Minutes that a zone is ahead of UTC. */
export const offsetOf = (name: string): number | undefined => ZONES[name.toUpperCase()];

const LAST_NAME = new RegExp(`(${Object.keys(SHARED).join("|")})$`, "i");

/** The zone whose name a text ends in, where others have the same name. */
export function sharedZone(text: string): { name: string; meant: string } | undefined {
  const name = LAST_NAME.exec(text)?.[1]?.toUpperCase();
  const meant = name && SHARED[name];
  return name !== undefined && meant !== undefined ? { name, meant } : undefined;
}

/** The year before the first one of each era of Japan. */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  大正: 1911,
  明治: 1867,
};
const ERA_DATE = /^(令和|平成|昭和|大正|明治) ?(元|\d{1,2})年 ?(\d{1,2})月 ?(\d{1,2})日$/;

/** Year, month and day of a date such as `令和8年3月7日`. */
export function eraDate(text: string): readonly [number, number, number] | undefined {
  const [, era = "", year = "", month, day] = ERA_DATE.exec(text) ?? [];
  const before = ERAS[era];
  if (before === undefined) return undefined;
  return [before + (year === "元" ? 1 : Number(year)), Number(month), Number(day)];
}

/** `R8.3.7`, which is a date of an era of Japan, or a version. */
export const looksLikeEra = (text: string): boolean =>
  /^[RHSTM]\d{1,2}[./-](?:0?[1-9]|1[0-2])[./-](?:0?[1-9]|[12]\d|3[01])$/.test(text);

/** Whether a date is rather of the Buddhist calendar. Programs write 9999 for no end. */
export const looksBuddhist = (iso: string | undefined): boolean =>
  iso !== undefined && iso >= "2400" && iso < "2700";
