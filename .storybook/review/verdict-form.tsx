// The frame of Storybook is compiled with the classic JSX runtime, and has a React of its own.
import * as React from "react";
import { Button, Form } from "storybook/internal/components";
import { styled } from "storybook/theming";
import { type Verdict, verdictWords } from "../../packages/ui/src/docs/review/verdicts.logic.ts";

interface VerdictFormProps {
  /** Null while nobody has said anything. */
  verdict: Verdict | null;
  onWrite: (verdict: Verdict | null) => Promise<void>;
}

/** A build that is only served holds the verdicts, and has no file to write them to. */
const canWrite = (globalThis as { CONFIG_TYPE?: string }).CONFIG_TYPE === "DEVELOPMENT";
const NAME = "switchboard-reviewer";

const Fields = styled.form({
  display: "grid",
  gap: 8,
  label: { display: "grid", gap: 4, fontWeight: 600 },
});
const Row = styled.div({ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" });

/** The verdict on a story, and where the Storybook runs from the sources the form that writes it. */
export function VerdictForm({ verdict, onWrite }: VerdictFormProps) {
  const [note, setNote] = React.useState(verdict?.note ?? "");
  const [by, setBy] = React.useState(verdict?.by ?? localStorage.getItem(NAME) ?? "");
  const [failure, setFailure] = React.useState("");
  const [noteId, byId] = [React.useId(), React.useId()];
  const write = (next: Verdict | null) => {
    setFailure("");
    if (next) localStorage.setItem(NAME, next.by);
    onWrite(next).catch((error: unknown) => setFailure(String(error)));
  };
  const judge = (kind: Verdict["verdict"]) => {
    if (by.trim() === "") return setFailure("Enter your name.");
    if (kind === "changes" && note.trim() === "") return setFailure("Say what is to be changed.");
    const on = new Date().toISOString().slice(0, 10);
    write({ verdict: kind, note: note.trim(), by: by.trim(), on });
  };
  return (
    <section aria-label="Verdict">
      <h3>Verdict</h3>
      <p role="status">{verdict ? sentenceOf(verdict) : "Nobody has reviewed this story yet."}</p>
      {verdict && verdict.note !== "" && <p>{verdict.note}</p>}
      {canWrite && (
        <Fields onSubmit={(event: React.FormEvent) => event.preventDefault()}>
          <label htmlFor={noteId}>
            Note
            <Form.Textarea
              id={noteId}
              onChange={({ target }) => setNote(target.value)}
              rows={2}
              value={note}
            />
          </label>
          <label htmlFor={byId}>
            Your name
            <Form.Input id={byId} onChange={({ target }) => setBy(target.value)} value={by} />
          </label>
          {failure !== "" && <p role="alert">{failure}</p>}
          <Row>
            <Button
              ariaLabel={false}
              onClick={() => judge("accepted")}
              type="button"
              variant="solid"
            >
              Accept
            </Button>
            <Button
              ariaLabel={false}
              onClick={() => judge("changes")}
              type="button"
              variant="outline"
            >
              Request changes
            </Button>
            {verdict && (
              <Button ariaLabel={false} onClick={() => write(null)} type="button" variant="ghost">
                Take back
              </Button>
            )}
          </Row>
          <p>
            Kept in <code>packages/ui/src/docs/review/verdicts.json</code>. Commit it with the
            change.
          </p>
        </Fields>
      )}
    </section>
  );
}

const sentenceOf = ({ verdict, by, on }: Verdict) => `${verdictWords[verdict]} by ${by} on ${on}.`;
