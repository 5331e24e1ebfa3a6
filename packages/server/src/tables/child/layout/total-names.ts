import type { Cell } from "../source-table.ts";
import { kindOf, type Block } from "./grid.ts";

/** Names of totals in the languages that files are read in, at the beginning or end of a label. */
const TOTAL =
  /^(?:grand |sub|net |zwischen|gesamt)?[- ]?(?:totals?|totale|totaux|totaal|totalt|summe|summen|sum|insgesamt|gesamt|gesamtbetrag|zwischenergebnis|suma|somme|somma|soma|toplam|celkem|ukupno|összesen|yhteensä|łącznie|saldo|gesamtergebnis|overall result|итого|всего|сумма|razem|合計|小計|总计|合计|小计|합계)(?![\p{L}\d])|(?<![\p{L}\d])(?:totals?|gesamt|summe|subtotal|sub-total)$/iu;
const AVERAGE =
  /^(?:average|mean|avg\.?|ø|durchschnitt|mittelwert|moyenne|media|promedio|среднее)(?![\p{L}\d])/iu;

/** Names of everything there is, and of what a pivot table adds up. Any of them may be the name of a record, too. */
const ALL =
  /^(?:all|alle|alles|tous|toutes|tout|todos|todas|todo|tutti|tutte|tutto|overall|everything)(?![\p{L}\d])|^(?:company|group|konzern|world(?:wide)?|welt(?:weit)?|global|monde|mundo|mondo)$|(?<![\p{L}\d])(?:result|ergebnis|résultat|resultado|risultato|resultaat)$/iu;

/** The balance that an account begins or ends with, or a page takes over: the whole of a label, but for its date. */
const BALANCE =
  /^(?:(?:opening|starting|beginning|closing|ending|previous|prior|initial|final) balance|balance (?:b\/?f|c\/?f|(?:brought |carried )?(?:forward|down|over))|(?:brought|carried) (?:forward|down|over)|[bc]\/[fd]|saldo ?vortrag|anfangs(?:bestand|saldo)|(?:end|schluss)(?:bestand|saldo)|eröffnungs(?:bilanz|saldo)|(?:alter|neuer|letzter) (?:saldo|kontostand)|kontostand|übertrag|solde (?:initial|final|d['’]ouverture|de clôture|précédent|reporté)|report à nouveau|saldo (?:inicial|final|anterior|iniziale|finale|precedente|początkowe|końcowe)|suma y sigue|(?:begin|eind)saldo|(?:ingående|utgående) (?:saldo|balans)|(?:primo|ultimo)saldo|остаток на (?:начало|конец)|(?:входящий|исходящий) остаток)(?=\s*(?:$|[:(,;–-]|\d|(?:per|as (?:of|at)|at|on|from|to|zum|am|vom|auf|von|aus|au|al|del?|seite|page|blatt)(?!\p{L})))/iu;

/** What is said below the last item of an invoice, beside its totals. */
const FOOT =
  /^(?:net|netto|gross|brutto|(?:plus |zzgl\.? |incl\.? |inkl\.? )?(?:vat|sales tax|tax|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|tva|iva|btw|moms|vat\.)|shipping|delivery|freight|postage|versand(?:kosten)?|lieferung|fracht|porto|frais de port|livraison|envío|gastos de envío|spedizione|verzendkosten|discount|rabatt|skonto|nachlass|remise|escompte|descuento|sconto|korting|amount due|balance due|total due|to pay|paid|deposit|zahlbetrag|rechnungsbetrag|endbetrag|zu zahlen|anzahlung|restbetrag|montant (?:dû|à payer)|net à payer|acompte|importe|a pagar|da pagare|te betalen|rounding|rundung)(?![\p{L}\d])/iu;

/** What a row may be by its label. */
export type TotalName = "total" | "average" | "all" | "foot";

/** What a row with this label may be; undefined for any other name. */
export function totalName(label: string): TotalName | undefined {
  if (AVERAGE.test(label)) return "average";
  if (TOTAL.test(label)) return "total";
  if (FOOT.test(label)) return "foot";
  return ALL.test(label) ? "all" : undefined;
}

export const isBalanceName = (label: string): boolean => BALANCE.test(label);

/** How many asterisks mark a row, as lists of SAP mark their totals: one for the innermost. 0 for a row without. */
export const starsOf = (cell: Cell | undefined): number =>
  /^\s*(\*{1,5})(?:\s|$)/.exec(cell ?? "")?.[1]?.length ?? 0;

/** Whether a row has the name of a total, and no other text. */
export function isTotalRow(cells: readonly Cell[], { left, right }: Block): boolean {
  const words = cells
    .slice(left, right + 1)
    .filter((cell) => cell !== null && kindOf(cell) !== "number");
  const label = words.length === 1 ? (words[0]?.trim() ?? "") : "";
  const name = totalName(label);
  return name === "total" || name === "average" || isBalanceName(label);
}
