/** The months in English, German, French, Spanish, Italian, Portuguese and Dutch, in full and as they are shortened. No word is two months. */
const NAMES = [
  "january jan januar jän jänner janvier janv enero ene gennaio gen janeiro januari",
  "february feb februar feber février fevrier févr fevr fév fev febrero febbraio fevereiro februari",
  "march mar märz maerz mär mrz mars marzo março marco maart mrt",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio mag maio mei",
  "june jun juni juin junio giugno giu junho",
  "july jul juli juillet juil julio luglio lug julho",
  "august aug août aout agosto ago augustus",
  "september sep sept septembre septiembre setiembre settembre set setembro",
  "october oct oktober okt octobre octubre ottobre ott outubro out",
  "november nov novembre noviembre novembro",
  "december dec dezember dez décembre decembre déc diciembre dic dicembre dezembro",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)),
);

const WEEKDAYS: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun montag dienstag mittwoch donnerstag freitag
  samstag sonnabend sonntag mo di mi do fr sa so lundi mardi mercredi jeudi vendredi samedi dimanche lun mar mer jeu ven sam dim lunes martes
  miércoles jueves viernes sábado domingo mié jue vie sáb dom lunedì martedì mercoledì giovedì venerdì sabato domenica gio sab segunda-feira
  terça-feira quarta-feira quinta-feira sexta-feira seg ter qua qui sex maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo`.split(
    /\s+/,
  ),
);

/** The number of a month by its name, from 1. */
export const monthOf = (word: string): number | undefined => MONTHS.get(word.toLowerCase());

/** Whether a word is the name of a day of the week. */
export const isWeekday = (word: string): boolean => WEEKDAYS.has(word.toLowerCase());
