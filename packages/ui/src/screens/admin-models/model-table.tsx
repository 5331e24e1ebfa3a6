import { ChevronDown } from "lucide-react";
import { Badge } from "../../components/badge/index.ts";
import { Button } from "../../components/button/index.ts";
import { Icon } from "../../components/icon/index.ts";
import { useLocale } from "../../components/locale/index.ts";
import {
  Menu,
  MenuContent,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from "../../components/menu/index.ts";
import { type DataColumn, DataTable } from "../../patterns/data-table/index.ts";
import { adminModelsTexts } from "./admin-models.texts.ts";
import type {
  AdminModelsActions,
  AdminModelsReady,
  ModelRow,
  OfferedTo,
} from "./admin-models.types.ts";
import { draftOf } from "./model-draft.logic.ts";
import {
  closingOf,
  sayDay,
  sayDollars,
  sayOffer,
  sayTokens,
  standsFor,
} from "./say-models.logic.ts";

const texts = adminModelsTexts.models;
const offers = Object.keys(texts.offers) as OfferedTo[];

/** What answers without any model: it has no settings. */
const planner = { id: "planner" } as const;
type Row = ModelRow | typeof planner;
const isModel = (row: Row): row is ModelRow => row.id !== planner.id;

type Actions = Pick<AdminModelsActions, "onEditModel" | "onSaveModel">;
type ModelTableProps = { state: AdminModelsReady; actions: Actions };

/** The models with what each costs, and for whom. */
export function ModelTable({ state, actions }: ModelTableProps) {
  return (
    <DataTable
      columns={columnsFor(state, actions)}
      getRowId={({ id }) => id}
      label={texts.table}
      rowActions={editButton(actions)}
      rows={[...state.models, planner]}
    />
  );
}

const editButton = (actions: Actions) => (row: Row) =>
  isModel(row) && (
    <Button
      aria-label={texts.editNamed(row.name)}
      onClick={() => actions.onEditModel({ id: row.id })}
      size="sm"
      variant="ghost"
    >
      {texts.edit}
    </Button>
  );

function columnsFor(state: AdminModelsReady, actions: Actions): readonly DataColumn<Row>[] {
  return [
    {
      id: "model",
      header: texts.columns.model,
      cell: (row) => (isModel(row) ? <Name model={row} state={state} /> : <Planner />),
    },
    {
      id: "prices",
      header: texts.columns.prices,
      align: "end",
      width: "11rem",
      cell: (row) => <Prices prices={isModel(row) ? row.prices : null} />,
    },
    {
      id: "context",
      header: texts.columns.context,
      align: "end",
      width: "6rem",
      cell: (row) => <Context tokens={isModel(row) ? row.contextTokens : null} />,
    },
    {
      id: "offered",
      header: texts.columns.offered,
      width: "11rem",
      cell: (row) =>
        isModel(row) ? <Offer actions={actions} model={row} /> : texts.offers.everyone,
    },
    {
      id: "default",
      header: texts.columns.default,
      width: "5rem",
      cell: (row) =>
        isModel(row) && (
          <input
            aria-label={texts.defaultNamed(row.name)}
            checked={row.isDefault}
            className="size-4 align-middle accent-accent disabled:opacity-40"
            disabled={!row.available && !row.isDefault}
            name="default-model"
            // A control that is disabled while it is saved would lose the focus.
            onChange={() => {
              if (state.saving.size === 0)
                actions.onSaveModel({ ...draftOf(row), isDefault: true });
            }}
            type="radio"
          />
        ),
    },
    {
      id: "budget",
      header: texts.columns.budget,
      align: "end",
      width: "8rem",
      cell: (row) => <Budget credits={isModel(row) ? row.dailyBudget : null} />,
    },
  ];
}

function Planner() {
  return (
    <span className="grid min-w-0">
      <span className="font-medium">{texts.planner}</span>
      <span className="text-12 text-muted">{texts.plannerHint}</span>
    </span>
  );
}

function Name({ model, state }: { model: ModelRow; state: AdminModelsReady }) {
  const { locale } = useLocale();
  const { id, name, available, reason, shutdown } = model;
  const stand = standsFor(model);
  const closing = closingOf(model, state.now);
  const fallback = state.models.find((one) => one.id === model.fallback);
  return (
    <span className="grid min-w-0 whitespace-normal">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium wrap-anywhere">{name}</bdi>
        {stand !== null && <Badge>{texts.standsFor(stand)}</Badge>}
        {shutdown !== null && (
          <Badge tone={closing === "past" ? "danger" : closing === "soon" ? "warning" : "neutral"}>
            {closing === "past" ? texts.closed : texts.closes(sayDay(shutdown, locale))}
          </Badge>
        )}
      </span>
      <bdi className="font-mono text-12 text-muted wrap-anywhere">{id}</bdi>
      {!available && <span className="text-12 text-muted">{reason ?? texts.needsKey}</span>}
      {fallback && <span className="text-12 text-muted">{texts.fallback(fallback.name)}</span>}
    </span>
  );
}

/** In credits, and below in the currency that people know. */
function Prices({ prices }: { prices: ModelRow["prices"] | null }) {
  const { locale } = useLocale();
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { input = 0, output = 0 } = prices ?? {};
  return (
    <span className="nums inline-grid">
      {texts.prices(digits.format(input), digits.format(output))}
      <span className="text-12 text-muted">
        {input === 0 && output === 0
          ? texts.free
          : texts.prices(sayDollars(input, locale), sayDollars(output, locale))}
      </span>
    </span>
  );
}

function Context({ tokens }: { tokens: number | null }) {
  const { locale } = useLocale();
  return <span className="nums">{tokens === null ? texts.none : sayTokens(tokens, locale)}</span>;
}

function Budget({ credits }: { credits: number | null }) {
  const { locale } = useLocale();
  if (credits === null) return <span className="text-muted">{texts.noLimit}</span>;
  return <span className="nums">{new Intl.NumberFormat(locale).format(credits)}</span>;
}

type OfferProps = { model: ModelRow; actions: Actions };

/** Who can choose it; organizations are chosen in its form. */
function Offer({ model, actions }: OfferProps) {
  const said = sayOffer(model.offered);
  return (
    <Menu>
      <MenuTrigger>
        <button
          aria-label={texts.offerNamed(model.name, said)}
          className="-ms-2 inline-flex min-h-7 max-w-full items-center gap-1 rounded-6 px-2 text-start hover:bg-fill pointer-coarse:min-h-11"
          type="button"
        >
          <bdi className="min-w-0 truncate">{said}</bdi>
          <Icon className="text-subtle" icon={ChevronDown} size="sm" />
        </button>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup
          onValueChange={(next) => {
            const to = offers.find((one) => one === next) ?? model.offered.to;
            if (to === "organizations") actions.onEditModel({ id: model.id, offeredTo: to });
            else if (to !== model.offered.to)
              actions.onSaveModel({ ...draftOf(model), offeredTo: to, organizationIds: [] });
          }}
          value={model.offered.to}
        >
          {offers.map((to) => (
            <MenuRadioItem key={to} value={to}>
              {texts.offers[to]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
