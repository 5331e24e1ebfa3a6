// The frame of Storybook is compiled with the classic JSX runtime, and has a React of its own.
import * as React from "react";
import { useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";
import { codeParts } from "../../packages/ui/src/docs/review/screen-states.logic.ts";
import type { Verdict, Verdicts } from "../../packages/ui/src/docs/review/verdicts.logic.ts";
import { type Catalogue, namedBy, readCatalogue, readVerdicts, writeVerdict } from "./catalogue.ts";
import { VerdictForm } from "./verdict-form.tsx";

type Known =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly catalogue: Catalogue; readonly verdicts: Verdicts };

const Sheet = styled.div(({ theme }) => ({
  display: "grid",
  gap: 20,
  padding: 16,
  maxWidth: 880,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  color: theme.color.defaultText,
  "h3, p, dl, dd": { margin: 0 },
  h3: { fontSize: theme.typography.size.s2, fontWeight: 600 },
  section: { display: "grid", gap: 8 },
  dl: { display: "grid", gridTemplateColumns: "max-content minmax(0, 1fr)", gap: "6px 16px" },
  "dt, code": { fontFamily: theme.typography.fonts.mono, fontSize: 12 },
  dt: { color: theme.textMutedColor, lineHeight: "21px" },
  "dd code": { padding: "1px 4px", borderRadius: 4, background: theme.background.hoverable },
  "@media (max-width: 600px)": { dl: { gridTemplateColumns: "minmax(0, 1fr)", gap: 2 } },
}));

/** What the specification says of the story that is looked at, and what a reviewer says of it. */
export function SpecificationPanel() {
  const { storyId, index } = useStorybookState();
  const [known, setKnown] = React.useState<Known>({ kind: "loading" });
  React.useEffect(() => {
    Promise.all([readCatalogue(), readVerdicts()]).then(
      ([catalogue, verdicts]) => setKnown({ kind: "ready", catalogue, verdicts }),
      (error: unknown) => setKnown({ kind: "failed", message: String(error) }),
    );
  }, []);
  const entry = index?.[storyId];
  if (entry?.type !== "story") return null;
  if (known.kind === "loading") return <Sheet role="status">Reading the specification…</Sheet>;
  if (known.kind === "failed") return <Sheet role="alert">{known.message}</Sheet>;
  const write = async (verdict: Verdict | null) => {
    const verdicts = await writeVerdict(storyId, verdict);
    setKnown({ ...known, verdicts });
  };
  return (
    <Sheet>
      <Sentences catalogue={known.catalogue} story={entry} />
      <VerdictForm key={storyId} onWrite={write} verdict={known.verdicts[storyId] ?? null} />
    </Sheet>
  );
}

interface SentencesProps {
  catalogue: Catalogue;
  story: { readonly name: string; readonly tags: readonly string[] };
}

function Sentences({ catalogue, story }: SentencesProps) {
  const named = namedBy(story);
  const states = named.states.flatMap((id) => catalogue.states.get(id) ?? []);
  const ids = new Set([...named.requirements, ...states.flatMap((state) => state.requirements)]);
  const requirements = [...ids].flatMap((id) => catalogue.requirements.get(id) ?? []);
  if (states.length + requirements.length === 0)
    return <p>This story names no state and no requirement of the specification.</p>;
  return (
    <>
      <Terms heading="States" terms={states} />
      <Terms heading="Requirements" terms={requirements} />
    </>
  );
}

interface TermsProps {
  heading: string;
  terms: readonly { readonly id: string; readonly text: string }[];
}

function Terms({ heading, terms }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3>{heading}</h3>
      <dl>
        {terms.map(({ id, text }) => [
          <dt key={id}>{id}</dt>,
          <dd key={`${id}:text`}>
            {codeParts(text).map((part, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move.
              at % 2 === 1 ? <code key={at}>{part}</code> : part,
            )}
          </dd>,
        ])}
      </dl>
    </section>
  );
}
