import { Plug } from "lucide-react";
import { AlertDialog } from "../../components/alert-dialog/index.ts";
import { AppLogo } from "../../components/app-logo/index.ts";
import { Button, LinkButton } from "../../components/button/index.ts";
import { PageHeader } from "../../components/page-header/index.ts";
import { DataTable, dataColumns } from "../../patterns/data-table/index.ts";
import { Page, PageSkeleton } from "../../patterns/shell/index.ts";
import { Catalogue } from "./catalogue.tsx";
import { ConnectionQuestions } from "./connection-questions.tsx";
import { connectionsTexts as texts } from "./connections.texts.ts";
import type { ConnectionRow, ConnectionsActions, ConnectionsState } from "./connections.types.ts";

/** Props of {@link ConnectionsScreen}. */
export interface ConnectionsScreenProps {
  state: ConnectionsState;
  actions: ConnectionsActions;
  paths: { customTool: string };
}

const columns = dataColumns<ConnectionRow>([
  {
    id: "name",
    header: texts.columns.name,
    cell: ({ name, type, logoUrl }) => (
      <span className="flex min-w-0 items-center gap-2">
        <AppLogo name={type} src={logoUrl} />
        <bdi className="min-w-0 wrap-anywhere whitespace-normal">{name}</bdi>
      </span>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "type",
    header: texts.columns.type,
    cell: ({ type }) => <bdi>{type}</bdi>,
    sortBy: ({ type }) => type,
  },
  {
    id: "tools",
    header: texts.columns.tools,
    align: "end",
    cell: ({ enabled }) => enabled,
    sortBy: ({ enabled }) => enabled,
  },
]);

const idOf = ({ id }: ConnectionRow) => id;

const actionsOf = (onDelete: ConnectionsActions["onDelete"]) =>
  function RowActions({ id, name, editHref }: ConnectionRow) {
    return (
      <>
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

/** The apps that a person has connected, and all that can be. */
export function ConnectionsScreen({ state, actions, paths }: ConnectionsScreenProps) {
  if (state.kind === "loading") return <PageSkeleton />;
  return (
    <Page width="wide">
      <PageHeader className="mb-6" description={texts.intro} title={texts.title} />
      <DataTable
        columns={columns}
        getRowId={idOf}
        label={texts.table}
        messages={{ empty: { title: texts.empty, icon: Plug, children: texts.emptyHint } }}
        rowActions={actionsOf(actions.onDelete)}
        rows={state.connections}
      />
      <Catalogue
        customHref={paths.customTool}
        onDisable={actions.onDisable}
        onEnable={actions.onEnable}
        tools={state.catalogue}
      />
      <AlertDialog
        message={state.alert ?? ""}
        onClose={actions.onCloseAlert}
        open={state.alert !== null}
      />
      <ConnectionQuestions
        actions={actions}
        deleting={state.deleting}
        disabling={state.disabling}
      />
    </Page>
  );
}
