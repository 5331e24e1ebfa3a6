import { BRAND } from "../../../brand.ts";
import { writeMail } from "./write-mail.ts";

/** The open items of an inbox, and what was done in a week. */
export const weeklyDigest = ({
  waiting,
  done,
  items,
  url,
  unsubscribeUrl,
}: {
  readonly waiting: number;
  readonly done: number;
  /** The most urgent open items. */
  readonly items: readonly {
    readonly title: string;
    readonly priority: string;
    readonly url: string;
  }[];
  readonly url: string;
  readonly unsubscribeUrl: string;
}) =>
  writeMail({
    subject:
      waiting === 0
        ? `No open items in your ${BRAND.name} inbox`
        : `${counted(waiting, "item")} in your ${BRAND.name} inbox`,
    heading: waiting === 0 ? "No open items" : `${counted(waiting, "item")} in your inbox`,
    paragraphs: [
      done === 0 ? "Nothing was done this week." : `${counted(done, "item")} done this week.`,
    ],
    action: { label: "Open inbox", url },
    sections:
      items.length === 0
        ? []
        : [
            {
              title: waiting > items.length ? `The ${items.length} most urgent` : "Waiting",
              rows: items.map((item) => ({
                title: item.title,
                detail: `Priority: ${item.priority}`,
                url: item.url,
              })),
            },
          ],
    reason: "You get this email once a week.",
    unsubscribe: { label: "Stop these emails", url: unsubscribeUrl },
  });

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;
