import { Collapsible } from "../../components/collapsible/index.ts";
import { connectionEditTexts as texts } from "./connection-edit.texts.ts";
import type { ToolNote } from "./connection-edit.types.ts";

/** Which tools of the server are not offered, or not as the server describes them, each with the reason. */
export function ToolNotes({ notes }: { notes: readonly ToolNote[] }) {
  const missing = notes.filter(({ offered }) => !offered);
  const repaired = notes.filter(({ offered }) => offered);
  return (
    <>
      {missing.length > 0 && <Notes notes={missing} open title={texts.missingTools} />}
      {repaired.length > 0 && <Notes notes={repaired} title={texts.repairedTools} />}
    </>
  );
}

type NotesProps = { title: string; notes: readonly ToolNote[]; open?: boolean };

function Notes({ title, notes, open = false }: NotesProps) {
  return (
    <div className="border-line border-t px-4 sm:px-5">
      <Collapsible count={String(notes.length)} defaultOpen={open} level={2} title={title}>
        <ul aria-label={title} className="grid gap-2 pb-4 text-13">
          {notes.map(({ name, reason }) => (
            <li className="wrap-anywhere" key={name}>
              <code className="font-mono">
                <bdi>{name}</bdi>
              </code>{" "}
              <span className="text-muted">{reason}</span>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}
