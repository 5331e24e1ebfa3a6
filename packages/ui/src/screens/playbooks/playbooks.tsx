import { NotebookText, Repeat } from "lucide-react";
import { useState } from "react";
import { AlertDialog, ConfirmDialog } from "../../components/alert-dialog/index.ts";
import { Badge } from "../../components/badge/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { sentenceWith } from "../../components/labels/sentence-with.tsx";
import { Link } from "../../components/link/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { playbooksTexts as texts, targetNames } from "./playbooks.texts.ts";
import type {
  DeletingPlaybook,
  PlaybookRow,
  PlaybookRowAutomation,
  PlaybooksActions,
  PlaybooksState,
} from "./playbooks.types.ts";
import { ReadyMadePlaybooks } from "./ready-made-playbooks.tsx";

/** Props of {@link PlaybooksScreen}. */
export interface PlaybooksScreenProps {
  state: PlaybooksState;
  actions: PlaybooksActions;
  paths: { createPlaybook: string; howItWorks: string };
}

const columns: readonly DataColumn<PlaybookRow>[] = [
  {
    id: "name",
    header: texts.columns.name,
    cell: ({ name, automation }) => (
      <span className="grid justify-items-start gap-1">
        <bdi className="wrap-anywhere whitespace-normal font-medium">{name}</bdi>
        {automation && <RunsByItself automation={automation} />}
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "description",
    header: texts.columns.description,
    cell: ({ description }) =>
      description !== null && (
        <bdi className="wrap-anywhere whitespace-normal text-muted">{description}</bdi>
      ),
  },
  {
    id: "target",
    header: texts.columns.target,
    cell: ({ target }) => targetNames[target],
    sortBy: ({ target }) => targetNames[target],
  },
];

const idOf = ({ id }: PlaybookRow) => id;

const badges = {
  on: { label: texts.runsByItself, tone: "accent" },
  limited: { label: texts.limited, tone: "warning" },
  paused: { label: texts.paused, tone: "danger" },
} as const;

function RunsByItself({ automation: { state, lastRun } }: { automation: PlaybookRowAutomation }) {
  const { label, tone } = badges[state];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge icon={Repeat} tone={tone}>
        {label}
      </Badge>
      {lastRun && (
        <span className="text-12 text-subtle whitespace-normal">
          {texts.lastRun}{" "}
          <Link href={lastRun.href}>
            <DateTime value={lastRun.at} />
          </Link>
        </span>
      )}
    </span>
  );
}

const actionsOf = ({ onDelete, onTurnOff }: PlaybooksActions) =>
  function RowActions({ id, name, editHref, automation }: PlaybookRow) {
    const isOn = automation && automation.state !== "paused";
    return (
      <>
        {isOn && onTurnOff && (
          <Button
            aria-label={texts.turnOffNamed(name)}
            onClick={() => onTurnOff({ id })}
            size="sm"
            variant="ghost"
          >
            {texts.turnOff}
          </Button>
        )}
        <LinkButton aria-label={texts.editNamed(name)} href={editHref} size="sm" variant="ghost">
          {texts.edit}
        </LinkButton>
        <Button
          aria-label={texts.deleteNamed(name)}
          onClick={() => onDelete({ id })}
          size="sm"
          variant="ghost"
        >
          {texts.delete}
        </Button>
      </>
    );
  };

/** The user's playbooks. */
export function PlaybooksScreen({ state, actions, paths }: PlaybooksScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  const { playbooks, readyMade, alert } = state;
  const offers = playbooks.length === 0 && readyMade.length > 0;
  return (
    <Page width="wide">
      <PageHeader
        actions={
          <LinkButton href={paths.createPlaybook} variant="primary">
            {texts.create}
          </LinkButton>
        }
        className="mb-6"
        description={
          <>
            {texts.intro} <Link href={paths.howItWorks}>{texts.learnMore}</Link>
          </>
        }
        title={texts.title}
      />
      <DataTable
        columns={columns}
        getRowId={idOf}
        label={texts.table}
        messages={{
          empty: {
            title: texts.empty,
            icon: NotebookText,
            children: offers ? texts.emptyHint : texts.emptyHintAlone,
          },
        }}
        narrowActions="below"
        rowActions={actionsOf(actions)}
        rows={playbooks}
      />
      {offers && <ReadyMadePlaybooks className="mt-8" playbooks={readyMade} />}
      <AlertDialog message={alert ?? ""} onClose={actions.onCloseAlert} open={alert !== null} />
      <DeleteQuestion actions={actions} question={state.deleting} />
    </Page>
  );
}

type DeleteQuestionProps = { question: DeletingPlaybook | null; actions: PlaybooksActions };

function DeleteQuestion({ question, actions }: DeleteQuestionProps) {
  // The name stays readable while the dialog fades out.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmDialog
      busy={question?.busy ?? false}
      message={sentenceWith(texts.deleteMessage, [<bdi key="name">{asked?.name}</bdi>])}
      onCancel={actions.onCancel}
      onConfirm={actions.onConfirmDelete}
      open={question !== null}
      title={texts.deleteTitle}
      verb={texts.delete}
    />
  );
}
