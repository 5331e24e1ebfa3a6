import type { KeyboardEvent } from "react";
import { Button } from "../../components/button/index.ts";
import { useLabels } from "../../components/labels/index.ts";
import { useOverflow } from "../../internal/use-overflow.ts";
import { knownKeys, type PastedFacts } from "./paste-facts.logic.ts";

interface PastedRowsProps {
  /** Id of the row that was pasted into. */
  id: string;
  pasted: PastedFacts;
  /** Keys in the table. */
  keys: readonly string[];
  onTake: () => void;
  onCancel: () => void;
}

/** Preview of the rows that a pasted text would add. */
export function PastedRows({ id, pasted, keys, onTake, onCancel }: PastedRowsProps) {
  const labels = useLabels();
  const { ref, overflows } = useOverflow();
  const known = knownKeys(pasted, keys);
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // A surrounding dialog or drawer stays open.
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape bubbles up from its buttons
    <div
      aria-label={labels.pastedFacts}
      className="grid gap-3 bg-accent-subtle px-3 py-3"
      data-slot="fact-paste"
      onKeyDown={escape}
      role="group"
    >
      <div
        ref={ref}
        className="max-h-40 overflow-y-auto rounded-6 border border-accent-line bg-surface focus-visible:-outline-offset-2"
        {...(overflows ? { role: "region", "aria-label": labels.pastedFacts, tabIndex: 0 } : {})}
      >
        <table className="w-full table-fixed border-collapse text-start text-13">
          <tbody>
            {pasted.facts.map(([key, value], index) => (
              <tr key={index} className="border-b last:border-b-0">
                <th
                  className="w-2/5 px-3 py-1 text-start font-medium wrap-anywhere"
                  dir="auto"
                  scope="row"
                >
                  {key}
                </th>
                <td className="px-3 py-1 text-muted wrap-anywhere" dir="auto">
                  {value}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="me-auto text-12 text-muted" id={`${id}-notes`}>
          {known > 0 && <span className="block">{labels.pastedKeysKnown(known)}</span>}
          {pasted.skipped > 0 && (
            <span className="block">{labels.pastedLinesSkipped(pasted.skipped)}</span>
          )}
        </p>
        <Button onClick={onCancel} size="sm" variant="ghost">
          {labels.cancel}
        </Button>
        <Button
          aria-describedby={`${id}-notes`}
          data-place={`paste:${id}`}
          onClick={onTake}
          size="sm"
          variant="primary"
        >
          {labels.addPastedFacts(pasted.facts.length)}
        </Button>
      </div>
    </div>
  );
}
