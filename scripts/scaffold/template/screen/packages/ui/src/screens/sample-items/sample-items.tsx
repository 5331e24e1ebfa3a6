import { Box, CloudAlert } from "lucide-react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DateTime } from "../../components/time/index.ts";
import { dataColumns, DataTable } from "../../patterns/data-table/index.ts";
import { MessagePage, Page, PageSkeleton, type ShellPaths } from "../../patterns/shell/index.ts";
import { DeleteQuestion } from "./delete-question.tsx";
import { sampleItemsTexts as texts } from "./sample-items.texts.ts";
import type { SampleItemRow, SampleItemsActions, SampleItemsState } from "./sample-items.types.ts";

/** Props of {@link SampleItemsScreen}. */
export interface SampleItemsScreenProps {
  state: SampleItemsState;
  actions: SampleItemsActions;
  paths: Pick<ShellPaths, "chat">;
}

const columns = dataColumns<SampleItemRow>([
  {
    id: "name",
    header: texts.columns.name,
    cell: ({ name }) => <bdi className="wrap-anywhere whitespace-normal">{name}</bdi>,
    sortBy: ({ name }) => name,
  },
  {
    id: "createdAt",
    header: texts.columns.createdAt,
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
    sortBy: ({ createdAt }) => createdAt,
  },
]);

const idOf = ({ id }: SampleItemRow) => id;

const actionsOf = ({ onDelete }: SampleItemsActions) =>
  function RowActions({ id, name }: SampleItemRow) {
    return (
      <Button
        aria-label={texts.deleteNamed(name)}
        onClick={() => onDelete({ id, name })}
        size="sm"
        variant="ghost"
      >
        {texts.delete}
      </Button>
    );
  };

/** The user's sample items. */
export function SampleItemsScreen({ state, actions, paths }: SampleItemsScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  if (state.kind === "failed") {
    return (
      <MessagePage
        mark={<Icon icon={CloudAlert} size="lg" />}
        title={texts.failed}
        actions={<Button onClick={actions.onRetry}>{texts.tryAgain}</Button>}
      >
        <p dir="auto" className="wrap-anywhere">
          {state.message}
        </p>
      </MessagePage>
    );
  }
  return (
    <Page>
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      {state.kind === "empty" ? (
        <EmptyState
          actions={<LinkButton href={paths.chat}>{texts.goToChat}</LinkButton>}
          className="rounded-8 border bg-surface"
          icon={Box}
          title={texts.empty}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <>
          <DataTable
            columns={columns}
            getRowId={idOf}
            label={texts.table}
            narrowActions="below"
            rowActions={actionsOf(actions)}
            rows={state.rows}
          />
          <AlertDialog
            message={state.alert ?? ""}
            onClose={actions.onCloseAlert}
            open={state.alert !== null}
          />
          <DeleteQuestion
            onCancel={actions.onCancel}
            onConfirm={actions.onConfirmDelete}
            question={state.deleting}
          />
        </>
      )}
    </Page>
  );
}
