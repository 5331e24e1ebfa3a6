import { Fragment, useState } from "react";
import { Button } from "../../components/button/index.ts";
import { itemTexts as texts } from "./inbox-item.texts.ts";
import { recipientsOf } from "./recipients.logic.ts";

/** Recipients that are shown at first: as many as leave room for the message on a phone. */
const FIRST = 4;
/** A button in place of one or two would save nothing. */
const WORTH_FOLDING = FIRST + 2;

/** To whom a message went; the rest of many at a press. */
export function Recipients({ to }: { to: string }) {
  const [open, setOpen] = useState(false);
  const all = recipientsOf(to);
  if (all.length <= WORTH_FOLDING) return <bdi>{to}</bdi>;
  const shown = open ? all : all.slice(0, FIRST);
  return (
    <>
      {shown.map((recipient, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: somebody may be named twice, and the list is never reordered
        <Fragment key={index}>
          {index > 0 && ", "}
          <bdi>{recipient}</bdi>
        </Fragment>
      ))}
      {!open && "…"}
      {/* A line of its own: within the text it would reach into the lines around it. */}
      <div className="-ms-2.5">
        <Button aria-expanded={open} onClick={() => setOpen(!open)} size="sm" variant="ghost">
          {open ? texts.fewerRecipients : texts.allRecipients(all.length)}
        </Button>
      </div>
    </>
  );
}
