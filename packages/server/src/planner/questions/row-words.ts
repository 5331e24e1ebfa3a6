import { type Phrases, event, lines, of } from "./meaning.ts";

/** What a row is, and what it has no value of. */
export const STATES: Phrases = [
  ...lines(
    { kind: "state", state: "open" },
    "open, unresolved, pending, unfinished, still open, still out, still running, unsolved, unanswered, offen, offene, offenen, offener",
  ),
  ...lines(
    { kind: "state", state: "unpaid" },
    "unpaid, outstanding, unbezahlt, unbezahlte, unbezahlten, ausstehend, ausstehende, ausstehenden",
  ),
  ...lines({ kind: "state", state: "on-time" }, "on time, in time, pünktlich, rechtzeitig"),
  ...lines(
    { kind: "state", state: "early" },
    "early, too early, ahead of time, zu früh, vorzeitig",
  ),
  ...lines(
    { kind: "state", state: "done" },
    "closed, resolved, solved, finished, completed, complete, done, abgeschlossen, abgeschlossene, abgeschlossenen, erledigt, erledigte, beendet",
  ),
  ...lines({ kind: "state", state: "paid" }, "settled, paid, bezahlt, bezahlte, bezahlten"),
  ...lines(
    { kind: "state", state: "overdue" },
    "overdue, past due, überfällig, überfällige, überfälligen",
  ),
  ...lines(
    { kind: "state", state: "late" },
    "late, delayed, too late, verspätet, verspätete, zu spät",
  ),
  ...lines({ kind: "state", state: "active" }, "active, current, aktiv, aktive, aktiven"),
  ...lines(
    { kind: "empty", not: false },
    "empty, blank, missing, unknown, not set, unassigned, leer, fehlt, fehlend, unbekannt",
  ),
  ...lines({ kind: "empty", not: true }, "filled, not empty, set, ausgefüllt"),
];

/** What happened on a date, with the headings of columns that hold it. */
export const EVENTS: Phrases = [
  ...lines(
    event("paid", "payment", "settled", "bezahlt", "zahlung"),
    "paid, pay, pays, get paid, is paid, payment, settled, bezahlt, zahlung, bezahlung",
  ),
  ...lines(event("due", "deadline", "fällig"), "due, due date, fall due, fällig, deadline"),
  ...lines(
    event("issued", "invoice", "invoiced", "billed", "rechnung"),
    "issued, issue, invoiced, billed, sent out, ausgestellt",
  ),
  ...lines(event("order", "ordered", "bestell"), "ordered, order, placed, bestellt"),
  ...lines(
    event("ship", "shipped", "dispatch", "sent", "versand"),
    "shipped, ship, ships, dispatched, sent, versandt, verschickt",
  ),
  ...lines(
    event("deliver", "delivered", "delivery", "arriv", "geliefert", "liefer"),
    "delivered, deliver, delivers, delivery, arrived, arrive, geliefert, angekommen",
  ),
  ...lines(
    event("hire", "hired", "start", "joined", "employ", "eintritt", "eingestellt"),
    "hired, hire, joined, join, joins, started, start, starts, begin, began, employed since, eingestellt, angefangen",
  ),
  ...lines(
    event("left", "end", "terminat", "exit", "austritt", "cancel"),
    "left, leave, leaves, quit, resigned, ended, end, ends, cancelled, canceled, terminated, churned, gekündigt, ausgetreten",
  ),
  ...lines(
    event("created", "opened", "reported", "raised", "submitted", "erstellt", "eröffnet"),
    "created, create, opened, open, reported, report, raised, raise, submitted, submit, filed, file, erstellt, eröffnet, gemeldet",
  ),
  ...lines(
    event("closed", "resolved", "solved", "completed", "finished", "geschlossen", "erledigt"),
    "closed, close, closes, resolved, resolve, solved, solve, completed, complete, finished, finish, won, win, geschlossen, gelöst, abgeschlossen",
  ),
  ...lines(event("birth", "born", "geburt"), "born, birthday, geboren"),
  ...lines(
    event("check in", "arrival", "checkin", "anreise"),
    "check in, checked in, stay, stayed, arrive, angereist",
  ),
  ...lines(event("book", "booked", "reserv", "buchung"), "booked, reserved, gebucht, reserviert"),
  ...lines(
    event("expire", "expiry", "valid until", "ablauf", "end", "ende"),
    "run out, runs out, ran out, expire, expires, expired, ablaufen, abgelaufen",
  ),
];

/** Places and people. */
export const PLACES_AND_PEOPLE: Phrases = [
  ...lines(of("place"), "where, wo, in which city, in which country"),
  ...lines(of("person"), "person, people, employee, person's"),
];
